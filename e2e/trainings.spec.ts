import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { comeBack } from './come-back.ts'

const { app, artistGallery, artists, publicTraining, session, trainings: texts } = textsIn('pl')

test('an artist drafts a training on a phone and submits it, the office accepts it, and the artist publishes it', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.artist, '/#/proartist/trainings')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('link', { name: texts.add }).click()
  const inBoth = async (group: string, pl: string, en: string) => {
    const fields = page.getByRole('group', { name: group, exact: true })
    await fields.getByLabel(app.in_pl).fill(pl)
    await fields.getByLabel(app['in_en-US']).fill(en)
  }
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await inBoth(texts.title_field, 'Brwi w pastelach', 'Brows in pastels')
  await inBoth(texts.description, 'Ćwiczenia na skórkach.', 'Practice skin.')
  await choose(texts.technique, artists.techniques_POWDER_BROWS)
  await choose(texts.language, 'polski')
  await choose(texts.kind, texts.kind_ONLINE)
  await expect(page.getByLabel(texts.venue_name)).toHaveCount(0)
  await page.getByRole('button', { name: texts.session_add }).click()
  await page.getByLabel(texts.session_day).fill('2031-03-24')
  await page.getByLabel(texts.repeat_times).fill('1')
  await page.getByRole('button', { name: texts.repeat }).click()
  await expect(page.getByLabel(texts.session_day).nth(1)).toHaveValue('31.03.2031')
  await page.getByLabel(texts.seats_min).fill('2')
  await page.getByLabel(texts.seats_max).fill('6')
  await page.getByLabel(texts.price).fill('1200')
  // What was typed survives a reload.
  await page.reload()
  await expect(page.getByLabel(texts.session_day).nth(1)).toHaveValue('31.03.2031')
  await page.getByRole('button', { name: texts.save_draft }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Brwi w pastelach')
  await page.getByRole('tab', { name: texts.description }).click()
  await expect(page.getByText('31 marca 2031, 09:00–16:00')).toBeVisible()
  await page.getByRole('button', { name: texts.step_submit }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.step_submit }).click()
  await expect(page.getByText(artists.training_PENDING_VERIFICATION, { exact: true })).toBeVisible()

  const desk = await browser.newPage({ baseURL: portal.url })
  await peopleOn(desk).arrive(cast.office, '/#/training/verification')
  const row = desk.getByRole('row', { name: /Brwi w pastelach/ })
  await row.getByRole('button', { name: texts.step_accept }).click()
  await desk.getByRole('dialog').getByRole('button', { name: texts.step_accept }).click()
  await expect(row).toHaveCount(0)
  await desk.close()

  const { route } = await portal.mailTo(cast.artist.email, { leadsTo: new URL(page.url()).hash.slice(1).split('?')[0] })
  await page.goto(`/#${route}`)
  await comeBack(page)
  await page.getByRole('button', { name: texts.step_publish }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.step_publish }).click()
  await expect(page.getByText(texts.done_publish)).toBeVisible()
  await page.getByRole('button', { name: app.more_actions }).click()
  await expect(page.getByRole('menuitem', { name: texts.step_unpublish })).toBeVisible()
})

test('a visitor finds a training from the sign-in page, and the portal passes its page on', async ({
  page,
  people,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: session.trainings_link }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicTraining.title)
  await page.getByLabel(artistGallery.city).selectOption('Lublin')
  await page.getByRole('button', { name: artistGallery.show }).click()
  const found = page.getByRole('heading', { level: 2 }).getByRole('link')
  await expect(found).toHaveCount(1)
  const title = (await found.textContent()) ?? ''
  await found.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('link', { name: 'biuro@akademia-atelier.example' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await people.arrive(cast.office, `/#/training/${/\d+$/.exec(pathname)?.[0]}`)
  await page.getByRole('tab', { name: texts.description }).click()
  await expect(page.getByRole('img', { name: publicTraining.share_code })).toBeVisible()
  await expect(page.getByRole('link', { name: pathname })).toBeVisible()
})
