import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { send } from '#kit/web/calls/api.ts'
import { signIn } from '#testing/browser/component.tsx'
import { adoptUser, onSessionChange } from './session.ts'

test('a user who is fetched again unchanged renders nothing again, a changed one does', async () => {
  await signIn()
  const user = await send(session.user, {})
  adoptUser(user)
  const listener = vi.fn()
  onTestFinished(onSessionChange(listener))
  adoptUser(await send(session.user, {}))
  expect(listener).not.toHaveBeenCalled()
  adoptUser({ ...user, first_name: 'Zuzanna' })
  expect(listener).toHaveBeenCalledOnce()
})
