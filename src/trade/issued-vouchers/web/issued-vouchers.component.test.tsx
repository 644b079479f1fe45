import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { students } from '#people/students/contract/students.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { type BatchDetails, voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { BatchStanding } from './batch-standing.tsx'
import { IssuePage } from './issue-page.tsx'
import { VoucherList } from './voucher-list.tsx'

let batch: BatchDetails
beforeAll(async () => {
  await signIn()
  const valid_until = daysLater(academyDay(new Date()), 365)
  const terms = { kind: 'PERCENT', percent: 20, max_usages: 1, valid_until } as const
  const input = { ...terms, name: 'Podziękowanie', recipients: cast.student.email }
  batch = (await send(voucherBatches.create, input)).data
})
afterAll(() => send(voucherBatches.remove, { id: batch.id }))

test('a voucher that was begun for an artist is continued for them after a reload', async () => {
  const artist = translate('issuedVouchers.to_artist')
  const end = showAt('/vouchers/admin/new', <IssuePage />)
  await page.getByRole('button', { name: artist, exact: true }).click()
  const field = page.getByRole('combobox', { name: artist })
  await userEvent.click(field)
  await userEvent.keyboard('żurawska')
  await page.getByRole('option', { name: /Maja Żurawska/ }).click()
  await expect.element(field).toHaveValue('Maja Żurawska')
  end()
  showAt('/vouchers/admin/new', <IssuePage />)
  await expect.element(field).toHaveValue('Maja Żurawska')
})

test('a user who issues a voucher sees how many that person can use already', async () => {
  const { count } = (await send(issuedVouchers.holding, { studentId: await studentId() })).data
  expect(count).toBeGreaterThan(0)
  showAt(`/vouchers/admin/new?student=${await studentId()}`, <IssuePage />)
  await expect.element(page.getByText(translate('issuedVouchers.holds', { count }))).toBeVisible()
})

/** Of the demo's student, who holds some. */
async function studentId() {
  const { data } = await send(students.list, { filter: cast.student.email })
  return data[0]?.id as number
}

test('vouchers that went out together are listed by the name of that, and one press shows all again', async () => {
  showAt(`/vouchers/admin?batchId=${batch.id}`, <VoucherList />)
  await page.getByRole('button', { name: /Usuń filtr .*Podziękowanie/ }).click()
  await expect.poll(() => hashHistory.location.href).not.toContain('batchId')
})

test('a batch whose revocation was interrupted shows it, and offers it again', async () => {
  const finished_at = batch.created_at
  showAt('/vouchers/admin', <BatchStanding shown={{ ...batch, state: 'DONE', finished_at, has_undo_failed: true }} />)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(translate('voucherBatches.undo_failed_title'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('voucherBatches.undo_act') })).toBeVisible()
})
