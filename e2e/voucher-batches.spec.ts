import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, issuedVouchers, voucherBatches } = textsIn('pl')

test('the office issues vouchers to students it chose and to a list, and takes them back on a phone', async ({
  page,
  people,
}) => {
  await people.arrive(cast.office, `/#/student?filter=${encodeURIComponent(cast.student.email)}`)
  const name = `${cast.student.first_name} ${cast.student.last_name}`
  await page.getByRole('checkbox', { name: app.select_row.replace('{{name}}', name) }).check()
  await page.getByRole('button', { name: voucherBatches.issue_to_selected }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(voucherBatches.add)
  await expect(page.getByLabel(voucherBatches.recipients)).toHaveValue(`${name} <${cast.student.email}>`)
  await page.reload()
  await page.getByLabel(voucherBatches.name).fill('Na dobry początek')
  const file = 'E-mail;Imię\r\nnikogo@example.com;Nikt\r\n'
  await page.getByLabel(voucherBatches.file).setInputFiles({
    name: 'kursanci.csv',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(`\uFEFF${file}`, 'utf16le'),
  })
  await expect(page.getByLabel(voucherBatches.recipients)).toHaveValue(/nikogo@example\.com/)
  await page.getByLabel(issuedVouchers.percent).fill('37')
  await page.getByLabel(issuedVouchers.valid_until).fill('2035-06-30')
  await page.getByRole('button', { name: voucherBatches.read }).click()

  await expect(page.getByText(voucherBatches.draft_title)).toBeVisible()
  await expect(page.getByText(voucherBatches.problem_unknown)).toBeVisible()
  await page.getByRole('button', { name: voucherBatches.start.one.replace('{{count}}', '1') }).click()
  await expect(page.getByRole('button', { name: voucherBatches.undo_act })).toBeVisible({ timeout: 20_000 })

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: voucherBatches.undo_act }).click()
  await page.getByRole('dialog').getByRole('button', { name: voucherBatches.undo_act }).click()
  await expect(page.getByText(voucherBatches.undone_all)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: cast.student.email }).click()
  await expect(page.getByText(issuedVouchers.entry_TAKE_BACK, { exact: true })).toBeVisible()
})
