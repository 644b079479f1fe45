import { expect, type Page } from '@playwright/test'
import { benefits as calls } from '#network/benefits/contract/benefits.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, benefits, validation } = textsIn('pl')

test('the office adds, corrects and deletes a benefit; artists read it', async ({ page, people, browser, portal }) => {
  await people.arrive(cast.office, '/#/benefits')
  await page.getByRole('link', { name: benefits.add }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefits.new_title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: app.save }).click()
  await expect(named(page, benefits.name, app.in_pl)).toBeFocused()
  await expect(page.getByText(validation.required)).toHaveCount(5)

  await named(page, benefits.name, app.in_pl).fill('Łódzki rabat na igły')
  await named(page, benefits.name, app['in_en-US']).fill('Needle discount')
  await named(page, benefits.description, app.in_pl).fill('Dziesięć procent mniej.')
  await named(page, benefits.description, app['in_en-US']).fill('Ten percent off.')
  await page.getByRole('combobox', { name: benefits.category }).click()
  await page.getByRole('option', { name: benefits.category_DISCOUNT }).click()
  await page.getByLabel(benefits.link).fill('javascript:alert(1)')
  await page.getByRole('button', { name: app.save }).click()
  await expect(page.getByText(validation.url)).toBeVisible()
  await page.getByLabel(benefits.link).fill('https://example.com/igly')
  // It is stored, the answer is lost, and the page is reloaded: saved again, it is there once.
  await page.route('**/api/benefits', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: app.save }).click()
  await expect(page.getByText(app.no_connection).first()).toBeVisible()
  await page.unroute('**/api/benefits')
  await page.reload()
  await expect(page.getByLabel(benefits.link)).toHaveValue('https://example.com/igly')
  await page.getByRole('button', { name: app.save }).click()
  await expect(page.getByText(benefits.saved)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefits.title)

  const artist = await browser.newPage({ baseURL: portal.url })
  await artist.goto('/#/benefits')
  await artist.getByRole('button', { name: new RegExp(cast.artist.email) }).click()
  await artist.getByRole('button', { name: textsIn('pl').session.login, exact: true }).click()
  await expect(artist.getByRole('heading', { name: 'Łódzki rabat na igły' })).toBeVisible()
  await expect(artist.getByText('Dziesięć procent mniej.')).toBeVisible()
  await expect(artist.getByRole('link', { name: benefits.add })).toHaveCount(0)
  await artist.close()

  expect((await people.send(calls.list, { filter: 'Łódzki' })).data).toHaveLength(1)
  await page.getByRole('searchbox').fill('lodzki')
  await page.getByRole('link', { name: 'Łódzki rabat na igły' }).click()
  await named(page, benefits.name, app.in_pl).fill('Rabat na igły')
  // A colleague saves another description meanwhile.
  const owner = await browser.newPage({ baseURL: portal.url })
  await peopleOn(owner).arrive(cast.owner)
  const [benefit] = (await peopleOn(owner).send(calls.list, { filter: 'Łódzki' })).data
  if (!benefit) throw new Error('The benefit is not in the list.')
  const description = { pl: 'Kwadrans taniej.', 'en-US': 'A quarter off.' }
  await peopleOn(owner).send(calls.update, { ...benefit, description })
  await owner.close()
  await page.getByRole('button', { name: app.save }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(app.conflict_merged)).toBeVisible()
  await expect(main.getByText(/^Helena Zawadzka, /)).toBeVisible()
  await expect(named(page, benefits.name, app.in_pl)).toHaveValue('Rabat na igły')
  await expect(named(page, benefits.description, app.in_pl)).toHaveValue('Kwadrans taniej.')
  // A draft is stored with the values that it began with: after a reload the conflict is shown again.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Rabat na igły')
  await page.reload()
  await expect(page.getByText(app.draft_outdated)).toBeVisible()
  await expect(named(page, benefits.name, app.in_pl)).toHaveValue('Rabat na igły')
  await page.getByRole('button', { name: app.save }).click()
  await expect(main.getByText(app.conflict_merged)).toBeVisible()
  await page.getByRole('button', { name: app.save }).click()
  await expect(page.getByText(benefits.saved).first()).toBeVisible()
  await page.getByRole('searchbox').fill('rabat na igły')
  await page.getByRole('link', { name: 'Rabat na igły' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rabat na igły')
  const more = page.getByRole('button', { name: app.more_actions })
  await more.click()
  await page.getByRole('menuitem', { name: app.remove }).click()
  const question = page.getByRole('dialog', { name: 'Usunąć korzyść „Rabat na igły”?' })
  await question.getByRole('button', { name: app.cancel }).click()
  await expect(more).toBeFocused()
  await more.click()
  await page.getByRole('menuitem', { name: app.remove }).click()
  await question.getByRole('button', { name: app.remove }).click()
  await expect(page.getByText(benefits.removed)).toBeVisible()
})

/** An input of a pair: each language has one with the same label. */
function named(page: Page, group: string, label: string) {
  return page.getByRole('group', { name: group }).getByLabel(label)
}
