import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { zipSync } from 'fflate'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, importInvitations, imports } = textsIn('pl')

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

test('after an import the office chooses whom to invite, sees language and pace, and can stop it', async ({
  page,
  people,
}) => {
  const invited = [
    'E-mail;Imię;Nazwisko;Język',
    ...[
      'ida.rak@example.com;Ida;Rak;polski',
      'joe.hill@example.com;Joe;Hill;English',
      'ula.kos@example.com;Ula;Kos;polski',
    ],
  ]
  await people.arrive(cast.office, '/#/student/imports/new')
  const buffer = Buffer.from(invited.join('\r\n'))
  await page.getByLabel(imports.file).setInputFiles({ name: 'zaproszeni.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: imports.read }).click()
  await expect(page.getByText(imports.draft_quiet)).toBeVisible()
  await page.getByRole('button', { name: imports.start.few.replace('{{count}}', '3') }).click()
  await page.getByRole('link', { name: imports.invite }).click({ timeout: 20_000 })

  // What the law requires, and how fast the mails leave.
  await expect(page.getByText(importInvitations.intro)).toBeVisible()
  await expect(page.getByText(importInvitations.pace.replace('{{count}}', '120'))).toBeVisible()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(row('Joe Hill')).toContainText(app['language_en-US'])
  await expect(row('Ida Rak')).toContainText(app.language_pl)

  await page.getByRole('checkbox', { name: app.select_row.replace('{{name}}', 'Joe Hill') }).check()
  await page.getByRole('button', { name: importInvitations.invite, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(importInvitations.bulk_invite_question.one.replace('{{count}}', '1'))
  await dialog.getByRole('button', { name: importInvitations.invite, exact: true }).click()
  await dialog.getByRole('button', { name: app.close }).click()
  await expect(row('Joe Hill')).toContainText(importInvitations.state_WAITING)
  await expect(row('Ida Rak')).toContainText(importInvitations.state_NONE)

  await page.getByRole('button', { name: importInvitations.invite_all.few.replace('{{count}}', '2') }).click()
  await expect(dialog).toContainText(importInvitations.invite_question)
  await dialog.getByRole('button', { name: importInvitations.invite_all.few.replace('{{count}}', '2') }).click()
  for (const name of ['Ida Rak', 'Joe Hill', 'Ula Kos'])
    await expect(row(name)).toContainText(importInvitations.state_WAITING)
  await page.getByRole('button', { name: importInvitations.stop_all }).click()
  for (const name of ['Ida Rak', 'Joe Hill', 'Ula Kos'])
    await expect(row(name)).toContainText(importInvitations.state_NONE)
})

test('artists come in with their pictures and documents from a ZIP, on a phone', async ({ page, people }) => {
  await people.arrive(cast.office, '/#/student/imports/new')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('combobox', { name: imports.kind, exact: true }).click()
  await page.getByRole('option', { name: imports.kind_ARTISTS }).click()
  const table = [
    'E-mail;Imię;Nazwisko;Telefon;Zdjęcie;Zdjęcia;Certyfikaty',
    'iga.zdjeciowa@example.com;Iga;Zdjęciowa;601 234 567;iga;usta 1, usta 2;dyplom.pdf',
  ].join('\r\n')
  const bytes = (name: string) => readFile(new URL(`../src/testing/images/${name}`, import.meta.url))
  const archive = zipSync({
    'iga/Iga.jpg': await bytes('photo.jpg'),
    'iga/Usta 1.heic': await bytes('telephone.heic'),
    'iga/Usta 2.png': await bytes('photo.png'),
    'iga/dyplom.pdf': await bytes('certificate.pdf'),
    'iga/lista.txt': new Uint8Array([97]),
  })
  await page
    .getByLabel(imports.file)
    .setInputFiles({ name: 'artystki.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  const zip = { name: 'iga.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) }
  await page.getByLabel(imports.archive).setInputFiles(zip)
  await page.getByRole('button', { name: imports.read }).click()

  await expect(page.getByText(imports.files_unnamed.one.replace('{{count}}', '1'))).toBeVisible()
  await expect(page.getByText('iga/lista.txt')).toBeVisible()
  await page.getByRole('button', { name: imports.start.one.replace('{{count}}', '1') }).click()
  await expect(page.getByRole('button', { name: imports.undo_act })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: /^Iga Zdjęciowa/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: imports.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iga Zdjęciowa')
  await page.goBack()
  await page.getByRole('button', { name: imports.undo_act }).click()
  await page.getByRole('dialog').getByRole('button', { name: imports.undo_act }).click()
  await expect(page.getByText(imports.undone_all)).toBeVisible({ timeout: 20_000 })
})
