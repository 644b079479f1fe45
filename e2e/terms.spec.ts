import { expect } from '@playwright/test'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, session, terms } = textsIn('pl')
const version = '2.0'

// Others of this academy are to have nothing to accept.
test.afterEach(async ({ portal }) => {
  await portal.query(`update terms_versions set effective_from = '9000-01-01', announced_at = now() where name = $1`, [
    version,
  ])
  await portal.query(`update users set language_name = 'pl' where email = $1`, [cast.fellow.email])
})

test('new terms: the office adds them, an artist accepts in the middle of writing, a student declines', async ({
  page,
  people,
  browser,
  portal,
}) => {
  const browserOfArtist = await browser.newContext({ baseURL: portal.url })
  const artist = await browserOfArtist.newPage()
  await artist.goto('/#/terms')
  await peopleOn(artist).signIn(cast.artist)
  await expect(artist.getByText(/^Regulamin przyjęty /)).toBeVisible()
  const message = 'Szkolenie z pigmentacji ust dla czterech osób, w Łodzi.'
  await artist.getByLabel(terms.date_message).fill(message)

  await page.goto('/#/settings?tab=terms')
  await people.signIn(cast.office)
  await page.getByRole('button', { name: terms.file_add }).click()
  const dialog = page.getByRole('dialog', { name: terms.file_new })
  await dialog.getByLabel(terms.file, { exact: true }).setInputFiles('src/testing/images/certificate.pdf')
  await dialog.getByRole('combobox', { name: terms.language }).click()
  await page.getByRole('option', { name: app.language_pl }).click()
  await dialog.getByLabel(terms.version).fill(version)
  await dialog.getByLabel(terms.effective_from).fill(academyDay(new Date(shift(new Date(), { days: 16 }))))
  await dialog.getByLabel(app.in_pl).fill('Nowy cennik.')
  await dialog.getByLabel(app['in_en-US']).fill('A new price list.')
  await dialog.getByRole('button', { name: terms.file_add }).click()
  await expect(page.getByText(terms.state_UPCOMING)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Usuń plik certificate.pdf' })).toBeVisible()
  await expect(page.getByText('Kto czyta portal po angielsku', { exact: false })).toBeVisible()

  // Its day comes; the next request of the artist's page brings the question.
  await portal.query('update terms_versions set effective_from = $1 where name = $2', [academyDay(new Date()), version])
  const asking = artist.getByRole('heading', { name: terms.ask_title })
  await expect(asking).toBeVisible({ timeout: 15_000 })
  await expect(artist.getByRole('link', { name: `Regulamin ${version} (pl).pdf` })).toBeVisible()
  // Another tab shows the question, too.
  const otherTab = await browserOfArtist.newPage()
  await otherTab.goto('/#/dashboard')
  const askingThere = otherTab.getByRole('heading', { name: terms.ask_title })
  await expect(askingThere).toBeVisible()
  await artist.getByRole('button', { name: terms.accept }).click()
  await expect(asking).toHaveCount(0)
  await expect(askingThere).toHaveCount(0, { timeout: 1000 })
  await expect(artist.getByLabel(terms.date_message)).toHaveValue(message)
  await artist.getByRole('button', { name: terms.date_send }).click()
  await expect(artist).toHaveURL(/#\/inbox\?conversation=\d+$/)
  await expect(artist.getByText(message)).toBeVisible()
  await browserOfArtist.close()

  const student = await browser.newPage({ baseURL: portal.url })
  await student.goto('/')
  await student.getByLabel(session.email, { exact: true }).fill(cast.fellow.email)
  await student.getByLabel(session.password, { exact: true }).fill(cast.fellow.password)
  await student.getByRole('button', { name: session.login, exact: true }).click()
  await expect(student.getByRole('heading', { name: terms.ask_title })).toBeVisible()
  await peopleOn(student).speak('en-US')
  const english = textsIn('en-US').terms
  await expect(student.getByText(english.other_language)).toBeVisible()
  // People can export their data, also while they owe an acceptance.
  const ofData = textsIn('en-US').personalData
  await student.getByRole('button', { name: ofData.own_at_gate }).click()
  await expect(student.getByRole('heading', { level: 1 })).toHaveText(ofData.own_title)
  await expect(student.getByText(ofData.kind_account, { exact: true })).toBeVisible()
  await student.getByRole('button', { name: ofData.to_gate }).click()
  await student.getByRole('button', { name: english.decline }).click()
  await student.getByRole('dialog').getByRole('button', { name: english.decline_confirm }).click()
  await expect(student.getByRole('heading', { level: 1 })).toHaveText(english.declined_title)
  await student.reload()
  await expect(student.getByRole('heading', { level: 1 })).toHaveText(english.declined_title)
  await expect(student.getByRole('link', { name: 'terminy@akademia-atelier.example' })).toBeVisible()
  await student.goto('/#/dashboard')
  await expect(student.getByLabel(textsIn('en-US').session.password, { exact: true })).toBeVisible()
  await student.close()
})
