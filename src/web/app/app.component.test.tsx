import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '#contract/session/session.ts'
import { show, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { isConnected } from '#web/kit/calls/connection.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { NoConnection } from '#web/kit/page/no-connection.tsx'
import { App, openScreen } from './app.tsx'

test('without a connection the screen says so at once, and what is kept, until it is back', async () => {
  await signIn()
  show(<NoConnection />)
  const line = page.getByText(translate('app.offline'))
  // Nothing else is asked meanwhile.
  const lost = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  onTestFinished(() => lost.mockRestore())
  dispatchEvent(new Event('offline'))
  await expect.element(line).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(line).not.toBeInTheDocument()

  // The network is there, and the portal is not.
  lost.mockRejectedValue(new TypeError('Failed to fetch'))
  await send(session.user, {}).catch(() => undefined)
  await expect.element(line).toBeVisible()
  lost.mockRestore()
  await send(session.user, {})
  await expect.element(line).not.toBeInTheDocument()
  expect(isConnected.get()).toBe(true)
})

test('who goes elsewhere before the application is drawn arrives there', async () => {
  await signIn()
  hashHistory.replace('/dashboard', {})
  await openScreen()
  hashHistory.push('/student')
  show(<App />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(translate('students.title'))
  expect(hashHistory.location.pathname).toBe('/student')
})
