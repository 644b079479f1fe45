import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { loseResponses } from '#testing/lose-responses.ts'
import { FactorAsking } from './factor-asking.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { TwoFactorPanel } from './two-factor-panel.tsx'

const button = (key: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(key), exact: true })

test('the requirement offers an app and a passkey, shows recovery codes once, and then demands the existing factor', async () => {
  await signIn(cast.cautious)
  showAt('/', <FactorAsking onDone={() => {}} />)
  await expect.element(button('twoFactor.passkey_add')).toBeVisible()
  await userEvent.click(button('twoFactor.set_up'))
  await userEvent.fill(
    page.getByLabelText(translate('account.current_password'), { exact: true }),
    cast.cautious.password,
  )
  await userEvent.click(button('twoFactor.confirm'))
  const secret = page.getByText(/^(\w{4} ){7}\w{4}$/)
  await expect.element(secret).toBeVisible()
  const app = new TOTP({ secret: Secret.fromBase32(secret.element().textContent.replaceAll(' ', '')) })
  await userEvent.fill(page.getByLabelText(translate('twoFactor.set_up_code')), app.generate())
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: translate('twoFactor.set_up_finish') }))
  try {
    await expect.element(page.getByRole('dialog').getByRole('listitem')).toHaveLength(10)
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await expect.element(page.getByRole('dialog').getByRole('listitem')).toHaveLength(10)
    const code = page.getByRole('dialog').getByRole('listitem').first().element()
    const around = page.getByText(translate('twoFactor.codes_text')).element()
    await commands.showOn('print')
    try {
      expect([code, around].map((element) => element.checkVisibility({ visibilityProperty: true }))).toEqual([
        true,
        false,
      ])
    } finally {
      await commands.showOn('screen')
    }
    await userEvent.click(button('twoFactor.codes_done'))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(translate('twoFactor.step_up_title'))
    await expect.element(page.getByLabelText(translate('twoFactor.confirm_code'))).toBeVisible()
  } finally {
    await send(twoFactor.removeAuthenticator, {})
  }
})

test('a passkey whose response was lost is sent again, not created again, and its recovery codes are shown', async () => {
  await commands.keepPasskeys()
  await signIn(cast.cautious)
  await send(twoFactor.confirm, { own_password: cast.cautious.password })
  const sent = passkeysSent()
  showAt('/', <FactorAsking onDone={() => {}} />)
  await userEvent.click(button('twoFactor.passkey_add'))
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabelText(translate('twoFactor.passkey_name'))
  await userEvent.fill(name, 'Laptop w pracowni')
  const add = dialog.getByRole('button', { name: translate('twoFactor.passkey_add') })
  await userEvent.click(add)
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(add)
  await expect.element(dialog.getByRole('listitem')).toHaveLength(10)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test.each([
  [true, 0],
  [false, 1],
])(
  'the requirement in the settings is shown to users without a factor of any kind (a passkey: %s)',
  async (has_passkeys, text) => {
    await signIn()
    const { fetch } = window
    const none = { authenticator_since: null, recovery_codes_left: 0, is_confirmed: false, is_due: false }
    const demanded = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
      if (!String(url).endsWith(twoFactor.mine.path)) return fetch(url, request)
      return Response.json({ data: { ...none, has_passkeys, required_from: '2026-01-01' } })
    })
    onTestFinished(() => demanded.mockRestore())
    showAt('/', <TwoFactorPanel />)
    await expect.element(page.getByRole('heading', { name: translate('twoFactor.passkeys') })).toBeVisible()
    await expect.element(page.getByText('1 stycznia 2026', { exact: false })).toHaveLength(text)
  },
)

test.each([
  ['InvalidStateError', 'twoFactor.passkey_is_here'],
  ['NotAllowedError', 'twoFactor.passkey_not_added'],
] as const)('why the browser created no passkey is shown (%s)', async (name, text) => {
  await signIn(cast.cautious)
  await send(twoFactor.confirm, { own_password: cast.cautious.password })
  const made = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name))
  onTestFinished(() => made.mockRestore())
  showAt('/', <FactorAsking onDone={() => {}} />)
  await userEvent.click(button('twoFactor.passkey_add'))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(translate('twoFactor.passkey_name')), 'Laptop w pracowni')
  await userEvent.click(dialog.getByRole('button', { name: translate('twoFactor.passkey_add') }))
  await expect.element(dialog.getByText(translate(text))).toBeVisible()
})

test('why new recovery codes failed is shown in the dialog, each time', async () => {
  await signIn(cast.cautious)
  await send(twoFactor.confirm, { own_password: cast.cautious.password })
  const factors = (await send(twoFactor.mine, {})).data
  showAt('/', <FactorDialog task="renewRecoveryCodes" factors={factors} onClose={() => {}} />)
  const { arrive } = loseResponses()
  await userEvent.click(button('twoFactor.renew'))
  const text = page.getByRole('dialog').getByRole('alert')
  await expect.element(text).toHaveTextContent(translate('app.no_connection'))
  arrive()
  await userEvent.click(button('twoFactor.renew'))
  // Without a second factor there are none to renew.
  await expect.element(text).not.toHaveTextContent(translate('app.no_connection'))
  await expect.element(text).toBeVisible()
})

/**
 * The passkeys that are sent from here, with their keys. The first response is lost; the portal of these tests has
 * another host than this page.
 */
function passkeysSent() {
  const sent: unknown[] = []
  const { fetch } = window
  const codes = Array.from({ length: 10 }, (_, place) => `code-${place}`)
  const lossy = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    if (request?.method !== 'POST' || !String(url).endsWith(passkeys.add.path)) return fetch(url, request)
    sent.push([request.body, new Headers(request.headers).get('idempotency-key')])
    if (sent.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ data: { recovery_codes: codes } }, { status: 201 })
  })
  onTestFinished(() => lossy.mockRestore())
  return sent
}
