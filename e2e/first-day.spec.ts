import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { test as inDemo, type Portal, textsIn } from '#testing/browser/browser.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { apply } from './artist-form.ts'

const texts = textsIn('pl')
const { app, certificates, conversations, imports, levels, look, operator, packages, privacy, responsibilities } = texts
const { session, settings, setup, studentPackages, terms, users } = texts
const anna = { email: 'anna@example.com', password: 'Zielona brew na pracownie' }
const backupCommand = 'src/app/server/backup-command.ts'
let dataDir = ''
const createOwner = 'src/app/server/create-owner.ts'

/** A portal that begins empty, as its owner starts it; `mailTo` answers the link that the owner was given. */
const test = inDemo.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern.
    async ({}, use) => {
      dataDir = await mkdtemp(join(tmpdir(), 'atelier-first-day-'))
      const sink = await startMailSink()
      const owner = ['--email', anna.email, '--first-name', 'Anna', '--last-name', 'Nowak']
      const env = { ...process.env, ATELIER_DEMO: '0', ATELIER_DATA_DIR: dataDir, DATABASE_URL: '' }
      const { stdout } = await promisify(execFile)(process.execPath, [createOwner, ...owner], { env })
      const portal = await startPortalProcess(dataDir, { ATELIER_DEMO: '0', SMTP_URL: sink.url })
      const route = /#(\/reset-password\S+)/.exec(stdout)?.[1] ?? ''
      await use({ url: portal.url, mailTo: async () => ({ route }) } as unknown as Portal)
      await portal.end('SIGTERM')
      await sink.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('where there is nobody and nothing yet, nothing is offered that needs them', async ({ page, portal }) => {
  await arrive(page, portal)
  await page.goto('/#/student/packages/new')
  await expect(page.getByText(studentPackages.none_on_sale)).toBeVisible()
  await page.getByRole('combobox', { name: studentPackages.student }).click()
  await expect(page.getByText(app.picker_empty).first()).toBeVisible()
  await page.keyboard.type('Ola')
  await expect(page.getByText(app.picker_nobody).first()).toBeVisible()
  await page.getByRole('button', { name: studentPackages.sell, exact: true }).click()
  const chosen = page.getByRole('combobox', { name: studentPackages.package })
  await expect(chosen).toHaveAccessibleDescription(texts.validation.required)
  await page.getByRole('link', { name: packages.add }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(packages.new_title)

  await page.goto('/#/inbox')
  await page.getByRole('button', { name: conversations.new }).click()
  await expect(page.getByRole('dialog').getByText(app.picker_empty)).toBeVisible()

  await page.goto('/#/responsibilities')
  await expect(page.getByText(responsibilities.empty)).toBeVisible()
  await expect(page.getByRole('button', { name: app.reorder })).toBeHidden()
  await page.goto('/#/certificates')
  await expect(page.getByText(certificates.empty_text)).toBeVisible()
})

test('an owner opens an empty academy for applications, and the first one arrives', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(120_000)
  await arrive(page, portal)
  const list = page.getByRole('listitem')
  const step = (name: string) => list.filter({ has: page.getByRole('link', { name, exact: true }) })
  const isDone = (name: string) => expect(step(name)).toContainText(setup.is_done)
  const open = async (name: string) => {
    await page.goto('/#/dashboard')
    await page.getByRole('link', { name, exact: true }).click()
  }
  const save = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('button', { name: app.save })
      .click()
  await page.getByRole('button', { name: settings.mail_test }).click()
  await isDone(setup.step_mail)

  await open(setup.step_operator)
  await page.getByLabel(operator.academy_name).fill('Akademia Łuk')
  await page.getByLabel(operator.operator_name).fill('Łuk Anna Nowak')
  await page.getByLabel(operator.operator_address, { exact: true }).fill('ul. Piotrkowska 1, 90-001 Łódź')
  await page.getByLabel(operator.operator_email, { exact: true }).fill('biuro@luk.example')
  await save(operator.title)
  await page.getByLabel(look.color).fill('#1f7a8c')
  await save(look.accent)
  // Name and color are there without another visit.
  const home = page.getByRole('link', { name: /^Akademia Łuk/ }).first()
  await expect(home).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')))
    .toBe('#1f7a8c')

  await open(setup.step_terms)
  await page.getByRole('button', { name: terms.file_add }).click()
  const dialog = page.getByRole('dialog', { name: terms.file_new })
  await dialog.getByLabel(terms.file, { exact: true }).setInputFiles('src/testing/images/certificate.pdf')
  await dialog.getByRole('combobox', { name: terms.language }).click()
  await page.getByRole('option', { name: app.language_pl }).click()
  await dialog.getByLabel(terms.version).fill('1.0')
  await dialog.getByRole('button', { name: terms.file_add }).click()
  await expect(dialog).toBeHidden()

  await open(setup.step_privacy)
  await page.getByRole('button', { name: privacy.edit }).click()
  await page.getByRole('dialog').getByRole('button', { name: privacy.save }).click()
  await page.getByRole('button', { name: privacy.publish.replace('{{number}}', '1') }).click()
  await page.getByRole('dialog').getByRole('button', { name: privacy.publish_confirm }).click()
  await expect(page.getByText(privacy.in_force)).toBeVisible()

  const phone = await (
    await browser.newContext({ baseURL: portal.url, viewport: { width: 360, height: 780 } })
  ).newPage()
  await apply(phone, { first_name: 'Karolina', last_name: 'Maj', email: 'karolina.maj@poczta.example' })
  await expect(phone).toHaveTitle(/Akademia Łuk$/)
  await page.goto('/#/dashboard')
  for (const name of [setup.step_operator, setup.step_look, setup.step_terms, setup.step_privacy]) await isDone(name)
  await expect(list.filter({ hasText: setup.step_applications }).first()).toContainText(setup.is_done)
  await expect(page.getByText('Karolina Maj').first()).toBeVisible()
})

test('the first sales of an academy fill its price list, from the names in the file', async ({ page, portal }) => {
  await arrive(page, portal)
  await bringIn('kursanci.csv', ['E-mail;Imię;Nazwisko', 'ola@example.com;Ola;Lis', 'ewa@example.com;Ewa;Żak'])
  await page.getByRole('button', { name: imports.start.few.replace('{{count}}', '2') }).click()
  await expect(page.getByRole('button', { name: imports.undo_act })).toBeVisible({ timeout: 20_000 })

  await bringIn('pakiety.csv', [
    'E-mail;Pakiet;Cena',
    'ola@example.com;Karnet 8 wejść;1 200 zł',
    'ewa@example.com;Próbne;',
  ])
  const panel = page.locator('section').filter({ hasText: imports.packages_missing_text })
  const known = panel.getByRole('group', { name: /^Karnet 8 wejść/ })
  await expect(known.getByLabel(packages.price)).toHaveValue(/^1\s?200(,00)?$/)
  await expect(known.getByLabel(packages.entries)).toHaveValue('8')
  const unknown = panel.getByRole('group', { name: /^Próbne/ })
  await known.getByLabel(packages.validity_days).fill('365')
  await unknown.getByLabel(packages.price).fill('300')
  await unknown.getByLabel(packages.validity_days).fill('30')
  const add = panel.getByRole('button', { name: imports.packages_add.few.replace('{{count}}', '2') })
  await add.click()
  // What the file lacks has to be typed.
  await expect(unknown.getByLabel(packages.entries)).toBeFocused()
  await unknown.getByLabel(packages.entries).fill('1')
  await add.click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: imports.start.few.replace('{{count}}', '2') }).click()
  await expect(page.getByRole('button', { name: imports.undo_act })).toBeVisible({ timeout: 20_000 })
  await page.goto('/#/dashboard')
  await expect(stepOf(page, setup.step_packages)).toContainText(setup.is_done)

  async function bringIn(name: string, lines: string[]) {
    await page.goto('/#/student/imports/new')
    if (name === 'pakiety.csv') {
      await page.getByRole('combobox', { name: imports.kind }).click()
      await page.getByRole('option', { name: imports.kind_SALES }).click()
      await expect(page.getByText(imports.no_packages, { exact: true })).toBeVisible()
    }
    await page
      .getByLabel(imports.file)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await page.getByRole('button', { name: imports.read }).click()
    await expect(page.getByText(imports.draft_title)).toBeVisible()
  }
})

test('levels, a colleague and a backup are done from the checklist, and a step that is done is marked', async ({
  page,
  portal,
}) => {
  await arrive(page, portal)
  await page.getByRole('link', { name: setup.step_levels, exact: true }).click()
  await renameLevel(page, 'FIRST_STEP')
  const way = page.getByRole('navigation', { name: setup.title })
  await expect(way).toContainText(setup.progress.replace(/\{.*/, ''))
  await way.getByRole('link', { name: setup.title }).click()
  await expect(stepOf(page, setup.step_levels)).toContainText(setup.is_done)
  await expect(way).toBeHidden()

  await page.getByRole('link', { name: setup.step_packages, exact: true }).click()
  await way.getByRole('link', { name: setup.next.replace('{{step}}', setup.step_colleagues) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(users.new_title)
  await page.reload()
  await expect(way).toBeVisible()
  await page.getByLabel(users.first_name).fill('Olga')
  await page.getByLabel(users.last_name).fill('Sowa')
  await page.getByLabel(users.email).fill('olga.sowa@example.com')
  await page.getByRole('combobox', { name: users.role }).click()
  await page.getByRole('option', { name: app.role_administrator }).click()
  await page.getByRole('button', { name: users.create }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olga Sowa')
  await way.getByRole('link', { name: setup.title }).click()
  await expect(stepOf(page, setup.step_colleagues)).toContainText(setup.is_done)

  const backup = page.getByRole('listitem').filter({ hasText: setup.step_backup }).filter({ hasNotText: setup.is_done })
  await expect(backup).toBeVisible()
  await page.getByRole('link', { name: setup.step_levels, exact: true }).click()
  await expect(way).toContainText(setup.progress.replace(/\{.*/, ''))
  const before = (await way.textContent()) ?? ''
  const env = { ...process.env, ATELIER_DEMO: '0', ATELIER_DATA_DIR: dataDir, DATABASE_URL: '' }
  const command = [backupCommand, 'backup', join(dataDir, 'kopie')]
  await promisify(execFile)(process.execPath, command, { env })
  // What is saved in the portal shows what was done outside of it.
  await renameLevel(page, 'FIRST')
  await expect(way).not.toHaveText(before)
  await way.getByRole('link', { name: setup.title }).click()
  // With the last step the whole list disappears, and the link to it.
  await expect(way).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(backup).toBeHidden()
  await page.goto('/#/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(users.title)
  await expect(way).toBeHidden()
})

async function renameLevel(page: Page, code: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(levels.edit_named.replace('{{name}}', '')) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: levels.edit_title })
  await dialog.getByLabel(levels.code).fill(code)
  await dialog.getByRole('button', { name: app.save }).click()
  await expect(dialog).toBeHidden()
}

/** A step of the checklist. */
const stepOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

let hasPassword = false

/** Signs the owner in, who has chosen a password by the link once. */
async function arrive(page: Page, portal: Portal): Promise<void> {
  if (!hasPassword) {
    const { route } = await portal.mailTo(anna.email)
    await page.goto(`/#${route}`)
    await page.getByLabel(session.new_password, { exact: true }).fill(anna.password)
    await page.getByLabel(session.password_confirmation, { exact: true }).fill(anna.password)
    await page.getByRole('button', { name: session.reset_save }).click()
    await page.getByRole('link', { name: session.login }).click()
    hasPassword = true
  } else await page.goto('/')
  await page.getByLabel(session.email, { exact: true }).fill(anna.email)
  await page.getByLabel(session.password, { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: session.login, exact: true }).click()
  await expect(page.getByText(setup.title, { exact: true })).toBeVisible()
}
