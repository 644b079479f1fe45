import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { SeatPaymentsList } from './seat-payments-list.tsx'

test('open payments are first; a record has its amount, its author and its reason', async () => {
  await page.viewport(1440, 900)
  await signIn()
  showAt('/student/payments', <SeatPaymentsList />)
  const table = page.getByRole('table')
  await expect.element(table.getByRole('columnheader', { name: translate('participants.payments_due') })).toBeVisible()
  await page.getByRole('button', { name: translate('participants.payments_RECORDED') }).click()
  const waived = table.getByRole('row', { name: /Stypendium akademii/ })
  await expect.element(waived.getByText(/^Umorzono/)).toBeVisible()
  await expect.element(waived.getByText(/Joanna Wrońska/)).toBeVisible()
})
