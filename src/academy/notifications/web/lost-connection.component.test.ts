import { expect, onTestFinished, test, vi } from 'vitest'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { isConnected } from '#kit/web/calls/connection.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { watchUnread } from './unread.ts'

test('a poll without a response marks the connection as lost', async () => {
  await signIn()
  isConnected.set(true)
  onTestFinished(() => void isConnected.set(true))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const hanging = new AbortController()
    setTimeout(() => hanging.abort(new DOMException('', 'TimeoutError')))
    return hanging.signal
  })
  const silent = vi.spyOn(window, 'fetch').mockImplementation(
    (_, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
      }),
  )
  const stop = watchUnread(999_999, {})
  await expect.poll(() => isConnected.get()).toBe(false)
  stop()
  timeout.mockRestore()
  silent.mockRestore()
})

test('an upload whose connection breaks marks it as lost, and a completed one marks it as restored', async () => {
  await signIn(cast.artist)
  onTestFinished(() => signIn())
  isConnected.set(true)
  const avatar = new File(['no picture'], 'me.jpg', { type: 'image/jpeg' })
  const upload = () => send(profile.changeAvatar, { avatar }, { onProgress: () => undefined })
  const broken = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.onerror?.(new ProgressEvent('error'))
  })
  await expect(upload()).rejects.toBeInstanceOf(ApiError)
  expect(isConnected.get()).toBe(false)
  broken.mockRestore()
  await expect(upload()).rejects.toMatchObject({ status: 422 })
  expect(isConnected.get()).toBe(true)
})
