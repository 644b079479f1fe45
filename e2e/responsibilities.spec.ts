import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, levels, responsibilities: texts } = textsIn('pl')
const certificate = fileURLToPath(new URL('../src/testing/images/certificate.pdf', import.meta.url))

test('the office asks an artist for something, sends the evidence back, accepts it the second time, and can take that back', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await page.goto('/#/responsibilities/additional')
  await people.signIn(cast.office)
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
  const address = page.url()
  const { route } = await portal.letterTo(cast.artist.email, { leadsTo: '/responsibilities' })
  expect(address).toContain(route)

  const artist = await browser.newPage({ baseURL: portal.url })
  await artist.goto(`/#${route}`)
  await peopleOn(artist).signIn(cast.artist)
  const submit = artist.getByRole('button', { name: texts.submit })
  await expect(submit).toBeDisabled()
  await artist.getByLabel(texts.evidence_add).setInputFiles(certificate)
  await expect(artist.getByText(texts.evidence_added)).toBeVisible()
  await artist.getByLabel(texts.note).fill('Podpis jest, data w rogu.')
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('blockquote').getByText('Podpis jest, data w rogu.')).toBeVisible()
  await page.getByRole('button', { name: texts.step_sendBack }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(texts.comment).fill('Data jest nieczytelna.')
  await question.getByRole('button', { name: texts.step_sendBack }).click()
  await expect(page.getByText(texts.step_sendBack_done)).toBeVisible()

  await artist.reload()
  await expect(artist.getByRole('blockquote').getByText('Data jest nieczytelna.')).toBeVisible()
  await artist.getByRole('button', { name: texts.evidence_remove.replace('{{name}}', 'certificate.pdf') }).click()
  await artist.getByRole('dialog').getByRole('button', { name: app.remove }).click()
  await expect(artist.getByText(texts.evidence_none)).toBeVisible()
  await artist.getByLabel(texts.evidence_add).setInputFiles(certificate)
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()

  await page.reload()
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
  await artist.reload()
  await expect(artist.getByRole('blockquote').getByText('Zaliczone przez pomyłkę')).toBeVisible()
  await submit.click()
  await expect(artist.getByText(texts.submitted_text)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await question.getByRole('button', { name: texts.step_accept, exact: true }).click()
  await expect(page.getByText(texts.status_DONE, { exact: true })).toBeVisible()
  await artist.goto('/#/responsibilities/additional')
  const closed = artist.getByRole('region', { name: texts.group_closed })
  await expect(closed.getByRole('link', { name: 'Zgoda na publikację' })).toBeVisible()
  await artist.close()
})

test('a level is moved by keyboard: the focus goes with it, and the order stays', async ({ page, people }) => {
  await page.goto('/#/settings/levels')
  await people.signIn(cast.office)
  const names = page.getByRole('list', { name: levels.title }).getByRole('heading')
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Master/, /^Grand/])
  const up = page.getByRole('button', { name: app.reorder_up.replace('{{name}}', 'Grand Master') })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Grand/, /^Master/])
  await expect(up).toBeFocused()
  await expect(page.getByText('Grand Master: miejsce 3 z 4')).toBeAttached()
  await page.reload()
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Grand/, /^Master/])
  await page.getByRole('button', { name: app.reorder_down.replace('{{name}}', 'Grand Master') }).click()
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Master/, /^Grand/])
})

test('a level is picked up by its handle, with keys as with a finger, and Escape takes that back', async ({
  page,
  people,
}) => {
  await page.goto('/#/settings/levels')
  await people.signIn(cast.office)
  const names = page.getByRole('list', { name: levels.title }).getByRole('heading')
  const handle = page.getByRole('button', { name: app.reorder_handle.replace('{{name}}', 'Grand Master') })
  const said = (text: string) => expect(page.getByText(`Grand Master: ${text} z 4`)).toBeAttached()

  await handle.focus()
  await page.keyboard.press('Space')
  await said('podniesiono, miejsce 4')
  await page.keyboard.press('ArrowUp')
  await said('miejsce 3')
  await expect(handle).toBeFocused()
  await page.keyboard.press('Escape')
  await said('bez zmian, miejsce 4')
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Master/, /^Grand/])

  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  // The row that was put back may still be on its way to its place.
  let [x, y] = [0, 0]
  await expect(async () => {
    await handle.click({ trial: true })
    ;({ x, y } = await handle.evaluate((element) => element.getBoundingClientRect().toJSON()))
    await touch('touchStart', { x: x + 12, y: y + 12 })
    const taken = page.getByText('Grand Master: podniesiono, miejsce 4 z 4')
    await expect(taken)
      .toBeAttached({ timeout: 2000 })
      .catch(async (error) => {
        await touch('touchEnd')
        throw error
      })
  }).toPass()
  await touch('touchMove', { x: x + 12, y: y - 60 })
  await touch('touchMove', { x: x + 12, y: y - 120 })
  await said('miejsce 3')
  await touch('touchEnd')
  await said('odłożono, miejsce 3')
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Grand/, /^Master/])
  await page.getByRole('button', { name: app.reorder_down.replace('{{name}}', 'Grand Master') }).click()
  await expect(names).toHaveText([/^Artist/, /^Senior/, /^Master/, /^Grand/])
})

/** An input of a pair: the same label stands once for each language. */
function named(page: Page, group: string, label: string) {
  return page.getByRole('group', { name: group }).getByLabel(label)
}
