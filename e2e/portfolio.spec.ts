import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { byKeyboard } from './by-keyboard.ts'

const { app, artists, consents, portfolio: t, portfolioModeration: office, validation } = textsIn('pl')
const image = (name: string) => fileURLToPath(new URL(`../src/testing/images/${name}`, import.meta.url))

test('by keyboard alone: a work from its pictures, one of them invalid, to the consent of the person in them, the office’s decision, and its change', async ({
  page,
  people,
  portal,
  browser,
}) => {
  await people.arrive(cast.colleague, '/#/portfolio/new')
  const { press, type, choose, chooseFiles } = byKeyboard(page)
  const files = ['photo.jpg', 'program.jpg', 'telephone.heic', 'photo.png'].map(image)
  await chooseFiles(page.getByLabel(t.images_add, { exact: true }), files)
  const sent = page.getByRole('list', { name: app.upload_list }).getByRole('listitem')
  await expect(page.getByText('Wysłano 3 z 4. Nieudane: 1.')).toBeVisible()
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('program.jpg')
  await expect(sent.getByRole('alert')).toHaveText(
    validation.file_type.replace('{{accepted}}', 'JPEG, PNG, WebP, AVIF, HEIC'),
  )
  await press(page.getByRole('button', { name: t.describe_work }))

  const title = page.getByRole('group', { name: t.title })
  const description = page.getByRole('group', { name: t.description })
  await expect(title.getByLabel(app.in_pl)).not.toHaveValue('')
  await type(title.getByLabel(app.in_pl), 'Usta jak akwarela')
  await type(title.getByLabel(app['in_en-US']), 'Lips like watercolor')
  await type(description.getByLabel(app.in_pl), 'Sześć tygodni po zabiegu.')
  await type(description.getByLabel(app['in_en-US']), 'Six weeks after the treatment.')
  await choose(page.getByRole('combobox', { name: t.technique }), artists.techniques_LIPS)
  await choose(page.getByRole('combobox', { name: t.health }), t.health_NONE)
  await type(page.getByLabel(t.performed_on), '15.01.2026')
  await press(page.getByRole('button', { name: app.save, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usta jak akwarela')

  const saved = async () =>
    (await people.send(portfolio.list, {})).data.find((work) => work.title.pl === 'Usta jak akwarela')
  const order = async () => (await saved())?.images.map(({ id }) => id)
  const [first, second, third] = (await order()) ?? []
  const earlier = app.reorder_earlier.replace('{{name}}', `zdjęcie 3 (${t.stage_AFTER})`)
  await press(page.getByRole('button', { name: earlier }))
  await expect.poll(order).toEqual([first, third, second])

  await press(page.getByRole('button', { name: t.step_submit }))
  await expect(page.getByText(t.done_submit)).toBeVisible()
  await expect(page.getByText(t.standing_PENDING)).toBeVisible()

  await press(page.getByRole('button', { name: consents.ask, exact: true }))
  const asking = page.getByRole('dialog')
  await type(asking.getByLabel(consents.email), 'modelka@poczta.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText(consents.asked_sent)).toBeVisible()
  const { route } = await portal.mailTo('modelka@poczta.example', { leadsTo: '/portfolio/consent' })
  const model = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  await model.goto(`/#${route}`)
  const answer = byKeyboard(model)
  await answer.press(model.getByLabel(consents.channel_WEBSITE), ' ')
  await answer.reach(model.getByLabel(consents.given_by))
  await model.keyboard.type(consents.given_by_ADULT)
  await answer.press(model.getByRole('button', { name: consents.give, exact: true }))
  await expect(model.getByText(consents.given)).toBeVisible()

  const desk = await browser.newPage({ baseURL: portal.url })
  await peopleOn(desk).arrive(cast.office, `/#/portfolio/admin/edit/${(await saved())?.id}`)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Usta jak akwarela')
  await desk.keyboard.press('a')
  await expect(desk.getByText(office.done_approve.replace('{{title}}', 'Usta jak akwarela'))).toBeVisible()

  const picture = async () => (await desk.request.get(`/api/portfolio/images/${first}/small`)).status()
  expect(await picture()).toBe(200)
  await answer.press(model.getByRole('button', { name: consents.withdraw }))
  await answer.press(model.getByRole('dialog').getByRole('button', { name: consents.withdraw }))
  await expect(model.getByText(consents.gone_WITHDRAWN.split(' {{')[0] as string)).toBeVisible()
  expect(await picture()).toBe(404)
  await Promise.all([desk.close(), model.close()])
})

test.describe('on a telephone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('the choices at the end of a form open where it was tapped', async ({ page, people }) => {
    await people.arrive(cast.colleague, '/#/portfolio')
    const { data } = await people.send(portfolio.create, {})
    await page.goto(`/#/portfolio/${data.id}`)
    await page.setViewportSize({ width: 390, height: 844 })
    const technique = page.getByRole('combobox', { name: t.technique })
    await technique.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const before = await technique.boundingBox()
    await technique.tap()
    await expect(page.getByRole('option', { name: artists.techniques_LIPS })).toBeInViewport()
    expect(await technique.boundingBox()).toEqual(before)
  })

  test('opening the account’s menu leaves the page where it is', async ({ page, people }) => {
    await people.arrive(cast.colleague, '/#/my-profile')
    await page.setViewportSize({ width: 390, height: 844 })
    const place = () => page.evaluate(() => ({ width: innerWidth, scrolled: scrollY }))
    // As long as the screen is loading it may be too short for that.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 200))
      expect(await place()).toEqual({ width: 390, scrolled: 200 })
    }).toPass()
    // `tap` scrolls to what is in the bar.
    await page.touchscreen.tap(360, 32)
    await expect(page.getByRole('button', { name: app.sign_out })).toBeInViewport()
    expect(await place()).toEqual({ width: 390, scrolled: 200 })
  })
})
