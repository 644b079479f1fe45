import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { terms } from '#academy/terms/contract/terms.ts'
import { session } from '#kit/contract/session.ts'
import { send } from '#kit/web/calls/api.ts'
import { isConnected } from '#kit/web/calls/connection.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { NoConnection } from '#kit/web/page/no-connection.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { show, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { App, openScreen } from './app.tsx'
import { Gate } from './shell/gate.tsx'

test('without a connection the screen shows it at once, with what is stored, until it is back', async () => {
  await signIn()
  show(<NoConnection />)
  const line = page.getByText(translate('app.offline'))
  // No other request is sent meanwhile.
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

test('a user who navigates before the application is rendered arrives there', async () => {
  await signIn()
  hashHistory.replace('/dashboard', {})
  await openScreen()
  hashHistory.push('/student')
  show(<App />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(translate('students.title'))
  expect(hashHistory.location.pathname).toBe('/student')
})

test.each([
  [
    'terms_not_accepted',
    terms.mine.path,
    { in_force: null, upcoming: null, is_bound: true, is_due: true, accepted_at: null },
  ],
  [
    'second_factor_needed',
    twoFactor.mine.path,
    {
      ...{ authenticator_since: null, recovery_codes_left: 0, has_passkeys: false },
      ...{ is_confirmed: false, required_from: '2026-01-01', is_due: true },
    },
  ],
])('from %s a way leads to one’s data and its erasure, and back', async (code, path, owed) => {
  await signIn(cast.student)
  const { fetch } = window
  const gated = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    if (String(url).includes(benefits.list.path)) return Response.json({ code, message: code }, { status: 403 })
    return String(url).endsWith(path) ? Response.json({ data: owed }) : fetch(url, request)
  })
  onTestFinished(() => gated.mockRestore())
  showAt(
    '/benefits',
    <Gate>
      <Asking />
    </Gate>,
  )
  const way = page.getByRole('button', { name: translate('personalData.own_at_gate') })
  await userEvent.click(way)
  await expect.element(page.getByText(translate('personalData.kind_account'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('personalData.export') })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: translate('erasures.show_preview') }))
  // The conversation is closed, so the office is reached by email.
  await expect.element(page.getByRole('link', { name: /@/ }).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: `← ${translate('personalData.own_title')}` }))
  await userEvent.click(page.getByRole('button', { name: `← ${translate('personalData.to_gate')}` }))
  await expect.element(way).toBeVisible()
  gated.mockRestore()
  // Another user is not shown the question.
  await signIn()
})

function Asking() {
  useApi(benefits.list, {})
  return null
}
