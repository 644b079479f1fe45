import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, imports } = textsIn('pl')

const file = [
  'E-mail;Imię;Nazwisko;Telefon',
  'nina.zolw@example.com;Nina;Żółw;601 234 567',
  'adam.lis@example.com;Adam;Lis;',
  'bez-adresu;Jan;Kowalski;12',
].join('\r\n')

test('the office looks at a file, brings it in, and takes it back on a phone', async ({ page, people }) => {
  await people.arrive(cast.office, '/#/student/imports')
  await page.getByRole('link', { name: imports.add }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imports.add)
  const chosen = { name: 'kursanci.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(file, 'utf16le') }
  await page
    .getByLabel(imports.file)
    .setInputFiles({ ...chosen, buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), chosen.buffer]) })
  await page.getByRole('button', { name: imports.read }).click()

  await expect(page.getByText(imports.draft_title)).toBeVisible()
  await page.getByRole('button', { name: 'Jan Kowalski, bez-adresu' }).click()
  const row = page.getByRole('dialog')
  await expect(row.getByText(imports.outcome_ERROR, { exact: true })).toBeVisible()
  await expect(row.getByText(/601 234 567/)).toBeVisible()
  await row.getByRole('button', { name: app.close }).click()

  await page.getByRole('button', { name: imports.start.few.replace('{{count}}', '2') }).click()
  await expect(page.getByRole('button', { name: imports.undo_act })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Nina Żółw, nina.zolw@example.com' }).click()
  await row.getByRole('link', { name: imports.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nina Żółw')
  await expect(page.getByRole('link', { name: /601.234.567/ })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goBack()
  await page.getByRole('button', { name: imports.undo_act }).click()
  await page.getByRole('dialog').getByRole('button', { name: imports.undo_act }).click()
  await expect(page.getByText(imports.undone_all)).toBeVisible({ timeout: 20_000 })
  await page.goto('/#/student?filter=nina.zolw')
  await expect(page.getByText(app.nothing_matches)).toBeVisible()
})
