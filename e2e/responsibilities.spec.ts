import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { comeBack } from './come-back.ts'

const { app, responsibilities: texts } = textsIn('pl')
const certificate = fileURLToPath(new URL('../src/testing/images/certificate.pdf', import.meta.url))

test('the office requests something of an artist, returns the evidence, accepts it the second time, and can revoke that', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.office, '/#/responsibilities/additional')
  await page.getByRole('link', { name: texts.give }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.give)
  await page.getByRole('combobox', { name: texts.artist }).fill('zurawska')
  await page.getByRole('option', { name: /Maja Żurawska/ }).click()
  await named(page, texts.name, app.in_pl).fill('Zgoda na publikację')
  await named(page, texts.name, app['in_en-US']).fill('Consent to publication')
  await named(page, texts.description, app.in_pl).fill('Podpisana i z datą.')
  await named(page, texts.description, app['in_en-US']).fill('Signed and dated.')
  await page.getByLabel(texts.due_on).fill('2030-05-01')
  await page.getByRole('button', { name: texts.give }).click()
  await expect(page.getByText(texts.given)).toBeVisible()
  // Of several emails about such things, the one about this.
  const { route } = await portal.mailTo(cast.artist.email, { leadsTo: new URL(page.url()).hash.slice(1) })

  const artist = await browser.newPage({ baseURL: portal.url })
  await peopleOn(artist).arrive(cast.artist, `/#${route}`)
  const submit = artist.getByRole('button', { name: texts.submit })
  await expect(submit).toBeDisabled()
  await artist.getByLabel(texts.evidence_add).setInputFiles(certificate)
  await expect(artist.getByText(texts.evidence_added)).toBeVisible()
  await artist.getByLabel(texts.note).fill('Podpis jest, data w rogu.')
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()

  await comeBack(page)
  await expect(page.getByRole('blockquote').getByText('Podpis jest, data w rogu.')).toBeVisible()
  await page.getByRole('button', { name: texts.step_sendBack }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(texts.comment).fill('Data jest nieczytelna.')
  await question.getByRole('button', { name: texts.step_sendBack }).click()
  await expect(page.getByText(texts.step_sendBack_done)).toBeVisible()

  await comeBack(artist)
  await expect(artist.getByRole('blockquote').getByText('Data jest nieczytelna.')).toBeVisible()
  await artist.getByRole('button', { name: texts.evidence_remove.replace('{{name}}', 'certificate.pdf') }).click()
  await artist.getByRole('dialog').getByRole('button', { name: app.remove }).click()
  await expect(artist.getByText(texts.evidence_none)).toBeVisible()
  await artist.getByLabel(texts.evidence_add).setInputFiles(certificate)
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()

  await comeBack(page)
  await page.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await artist.getByRole('button', { name: texts.withdraw }).click()
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()
  await question.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await expect(question.getByText('wycofano zgłoszenie i zgłoszono wykonanie')).toBeVisible()
  await question.getByRole('button', { name: app.cancel }).click()
  await page.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await question.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await expect(page.getByText(texts.status_DONE, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: texts.step_reopen }).click()
  await question.getByLabel(texts.comment).fill('Zaliczone przez pomyłkę, brakuje podpisu.')
  await question.getByRole('button', { name: texts.step_reopen }).click()
  await expect(page.getByText(texts.again_reopen, { exact: true })).toBeVisible()
  await comeBack(artist)
  await expect(artist.getByRole('blockquote').getByText('Zaliczone przez pomyłkę')).toBeVisible()
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()
  await comeBack(page)
  await page.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await question.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await expect(page.getByText(texts.status_DONE, { exact: true })).toBeVisible()
  await artist.goto('/#/responsibilities/additional')
  const closed = artist.getByRole('region', { name: texts.group_closed })
  await expect(closed.getByRole('link', { name: 'Zgoda na publikację' })).toBeVisible()
  await artist.close()
})

/** An input of a pair: each language has one with the same label. */
function named(page: Page, group: string, label: string) {
  return page.getByRole('group', { name: group }).getByLabel(label)
}
