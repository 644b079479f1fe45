import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { unzipSync, zipSync } from 'fflate'
import { session } from '#kit/contract/session.ts'
import { withoutLoneLetters } from '#kit/contract/texts/line-ends.ts'
import { type ImportKind, importKinds, kindOf } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { test as inDemo, type Portal, peopleOn, textsIn } from '#testing/browser/browser.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'

const texts = textsIn('pl').imports
const anna = { email: 'anna@example.com', password: 'Zielona brew na pracownie' }

/** Two portals on their first day, each with its owner alone. */
const test = inDemo.extend<object, { portal: Portal; portals: [Started, Started] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern.
  portal: [async ({}, use) => use({ url: '' } as Portal), { scope: 'worker' }],
  portals: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern.
    async ({}, use) => {
      const started = await Promise.all([startEmpty(), startEmpty()])
      await use(started)
      await Promise.all(started.map(({ end }) => end()))
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

type Started = Awaited<ReturnType<typeof startEmpty>>

async function startEmpty() {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-moving-'))
  const owner = ['--email', anna.email, '--first-name', 'Anna', '--last-name', 'Nowak']
  const env = { ...process.env, ATELIER_DEMO: '0', ATELIER_DATA_DIR: dataDir, DATABASE_URL: '' }
  const command = ['src/app/server/create-owner.ts', ...owner]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const portal = await startPortalProcess(dataDir, { ATELIER_DEMO: '0', TRUST_PROXY: 'loopback' })
  return {
    url: portal.url,
    token: new URLSearchParams(/reset-password\?(\S+)/.exec(stdout)?.[1]).get('token') ?? '',
    end: async () => {
      await portal.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The least that has one of each: what an academy has in spreadsheets. */
const sheets: Record<ImportKind, string> = {
  LEVELS: 'Kod;Nazwa;Kolejność\nSTART;Na start;1\nTOP;Najwyższy;2',
  PACKAGES: 'Nazwa;Cena;Wejścia;Ważność\nKarnet;1 200 zł;8;365',
  STUDENTS: 'E-mail;Imię;Nazwisko\nola@example.com;Ola;Lis\newa@example.com;Ewa;Żak',
  ARTISTS:
    'E-mail;Imię;Nazwisko;Telefon;Poziom;Zdjęcie;Certyfikaty\nida@example.com;Ida;Rak;601 234 567;Najwyższy;ida.jpg;ida.pdf',
  TRAININGS:
    'Szkolenie;Od;Do;Prowadzący;E-mail;Wynik\nBrwi;12.03.2024;13.03.2024;ida@example.com;ola@example.com;zaliczone',
  SALES:
    'E-mail;Pakiet;Cena;Data;Aktywny od;Ważny do;Wejścia;Wykorzystane;Płatność\nola@example.com;Karnet;1 200 zł;01.02.2026;01.02.2026;31.12.2030;8;3;tak',
  VOUCHERS: 'E-mail;Kod;Wartość;Zostało użyć;Zostało;Ważny do\newa@example.com;KARTA-12;300 zł;1;180,50 zł;31.12.2030',
  CERTIFICATES:
    'Nr;Imię i nazwisko;E-mail;Szkolenie;Wystawiono;Od;Do;Artysta\n12/2024;Ola Lis;ola@example.com;Brwi;13.03.2024;12.03.2024;13.03.2024;Ida Rak',
}

test('an owner takes all of an academy out, brings it into an empty portal, and both add up to the same', async ({
  browser,
  portals: [old, fresh],
}) => {
  const former = await arrive(browser, old)
  await fillByCalls(former)
  await former.goto('/#/student/imports')
  const sums = await sumsOn(former)
  expect(sums).toMatch(/Zapłacono: 1200\szł/)
  const [download] = await Promise.all([
    former.waitForEvent('download'),
    former.getByRole('link', { name: texts.whole_export }).click(),
  ])
  const archive = await readFile(await download.path())
  const whole = unzipSync(archive)
  const tables = Object.keys(whole).filter((name) => /^\d-.+\.csv$/.test(name))
  expect(tables).toHaveLength(importKinds.length)
  await former.context().close()

  const page = await arrive(browser, fresh)
  for (const name of tables) {
    await preview(page, name, Buffer.from(whole[name] ?? []), archive)
    await page.getByRole('button', { name: /^Importuj \d/ }).click()
    await expect(page.getByRole('button', { name: texts.undo_act })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/\d błęd|\d błąd/)).toBeHidden()
  }
  // The levels that every new portal begins with, and the academy had, too, are the same.
  await page.goto('/#/student/imports')
  expect(await sumsOn(page)).toBe(sums)

  // Nothing is left to bring in.
  for (const name of tables) {
    await preview(page, name, Buffer.from(whole[name] ?? []), archive)
    await expect(page.getByText(texts.all_in_title)).toBeVisible()
  }
  await page.getByRole('button', { name: texts.finish }).click()
  await expect(page.getByText(texts.finished)).toBeVisible()
  await page.context().close()
})

/** Signs the owner in, who chooses a password by the link of the command. */
async function arrive(browser: Browser, { url, token }: Started): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })).newPage()
  const people = peopleOn(page)
  await page.request.get(session.csrfCookie.path)
  const { email, password } = anna
  await people.send(session.resetPassword, { token, email, password, password_confirmation: password })
  await people.arrive(anna)
  return page
}

/** All sheets, without the screens that bring the same in elsewhere. */
async function fillByCalls(page: Page): Promise<void> {
  const people = peopleOn(page)
  const image = async (name: string) => new Uint8Array(await readFile(`src/testing/images/${name}`))
  const files = { 'ida.jpg': await image('photo.jpg'), 'ida.pdf': await image('certificate.pdf') }
  const archive = { name: 'ida.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) }
  for (const kind of importKinds) {
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const file = { name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheets[kind]) }
    const response = await page.request.post(imports.create.path, {
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      multipart: { kind, file, ...(kindOf({ kind }).hasArchive && { archive }) },
    })
    const { data } = await response.json()
    expect(data).toMatchObject({ kind, rows_error: 0 })
    await people.send(imports.start, { id: data.id, revision: data.revision })
    await expect
      .poll(async () => (await people.send(imports.get, { id: data.id })).data.state, { intervals: [100] })
      .toBe('DONE')
  }
}

/** Chooses a table of the export as the kind that its name has, and reads it. */
async function preview(page: Page, name: string, buffer: Buffer, archive: Buffer): Promise<void> {
  const kind = importKinds[Number.parseInt(name, 10) - 1] as ImportKind
  await page.goto(`/#/student/imports/new?kind=${kind}`)
  await expect(page.getByRole('combobox', { name: texts.kind })).toHaveValue(
    withoutLoneLetters(texts[`kind_${kind}`], 'pl'),
  )
  await page.getByLabel(texts.file).setInputFiles({ name, mimeType: 'text/csv', buffer })
  if (kindOf({ kind }).hasArchive)
    await page
      .getByLabel(texts.archive)
      .setInputFiles({ name: 'akademia.zip', mimeType: 'application/zip', buffer: archive })
  await page.getByRole('button', { name: texts.read }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.page_title.replace('{{name}}', name))
}

/** The control sums of the academy, as they are on the screen. */
async function sumsOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: texts.sums }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(texts.kind_CERTIFICATES)).toBeVisible()
  const shown = await dialog.textContent()
  await dialog.getByRole('button', { name: textsIn('pl').app.close }).click()
  return shown ?? ''
}
