import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { translate } from '#web/kit/language/i18n.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { RedeemPanel } from './redeem-panel.tsx'

test('the code of an address is checked, and the next one, too, if its picture opens in the same window', async () => {
  await signIn(cast.artist)
  showAt('/vouchers?code=AAAAAAAAAAAB', <RedeemPanel />)
  const code = page.getByRole('textbox')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  hashHistory.push('/vouchers?code=000000000000')
  await expect.element(code).toHaveValue('000000000000')
  await expect.element(page.getByText(translate('errors.voucher_unknown'))).toBeVisible()
})
