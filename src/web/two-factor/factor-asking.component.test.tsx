import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { twoFactor } from '#contract/two-factor/two-factor.ts'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { FactorAsking } from './factor-asking.tsx'

const button = (key: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(key), exact: true })

test('the demand offers an app and a passkey, keeps the only sight of recovery codes, and then asks for the factor that is there', async () => {
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
    await userEvent.click(button('twoFactor.codes_done'))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(translate('twoFactor.step_up_title'))
    await expect.element(page.getByLabelText(translate('twoFactor.confirm_code'))).toBeVisible()
  } finally {
    await send(twoFactor.removeAuthenticator, {})
  }
})
