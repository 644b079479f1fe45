import { expect } from '@playwright/test'
import { texts } from '#contract/translations/portal-texts.ts'
import { peopleOn, test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, audit, dashboard, translations: t, validation } = textsIn('pl')

test('an edited text is said in both languages, outlives a new default until somebody decides, and goes back', async ({
  page,
  people,
  portal,
}) => {
  const key = 'benefits.title'
  await people.arrive(cast.office, '/#/translations/1')
  await page.getByRole('searchbox').fill(key)
  await page.getByRole('button', { name: key, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: key })
  await expect(page).toHaveURL(/key=benefits\.title/)
  const polish = dialog.getByLabel(audit.field_pl)
  await polish.fill('Nasze {{count}} korzyści')
  await dialog.getByLabel(audit['field_en-US']).fill('Our perks')
  await dialog.getByRole('button', { name: app.save }).click()
  await expect(dialog.getByText(validation.mentions_nothing)).toBeVisible()
  await polish.fill('Nasze korzyści')
  await dialog.getByRole('button', { name: app.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await expect(page.getByRole('row', { name: key }).getByText(t.state_CHANGED)).toBeVisible()

  await page.goto('about:blank')
  await page.goto('/#/dashboard')
  const menu = page.getByRole('navigation', { name: app.main_menu })
  await expect(menu.getByRole('link', { name: 'Nasze korzyści' })).toBeVisible()
  await people.speak('en-US')
  await expect(page.getByRole('link', { name: 'Our perks' })).toBeVisible()
  await people.speak('pl')

  // What the start of a new version does.
  const newDefault = (text: string) =>
    portal.query(
      `update translations set default_text = $1, default_since = now() where key = $2
        and language_id = (select id from languages where code = 'pl')`,
      [text, key],
    )
  await newDefault('Przywileje')
  await page.goto('about:blank')
  await page.goto('/#/dashboard')
  await page.getByRole('main').getByRole('link', { name: dashboard.queue_texts.few }).click()
  await page.getByRole('button', { name: key, exact: true }).click()
  const notice = dialog.getByText(t.outdated_title).locator('..')
  await expect(notice).toContainText('Korzyści')
  await expect(notice).toContainText('Przywileje')
  await expect(dialog.getByRole('list')).toContainText('Joanna Wrońska')
  await dialog.getByRole('button', { name: t.revert_to_default }).click()
  await expect(page.getByText(t.reverted)).toBeVisible()
  await expect(page.getByRole('button', { name: key, exact: true })).toBeHidden()
  const { data } = await people.send(texts.byKeys, { keys: [key] })
  expect(data[0]).toMatchObject({ texts: { pl: 'Przywileje', 'en-US': 'Benefits' }, states: [] })
  await portal.query(`update translations set translation = 'Korzyści' where translation = 'Przywileje'`)
  await newDefault('Korzyści')
})

test('an import shows what it would change, and asks where somebody changed the same', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.office, '/#/translations')
  const file = await (await page.request.get(texts.exportJson.path)).json()
  file.texts.find(({ key }: { key: string }) => key === 'levels.title').texts = { pl: 'Szczeble', 'en-US': 'Rungs' }
  const desk = await browser.newPage({ baseURL: portal.url })
  await peopleOn(desk).arrive(cast.owner)
  const { data } = await peopleOn(desk).send(texts.byKeys, { keys: ['levels.title'] })
  const id = data[0]?.id ?? 0
  await peopleOn(desk).send(texts.save, { id, pl: 'Stopnie' })
  const buffer = Buffer.from(JSON.stringify(file))
  await page.getByRole('button', { name: t.import, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.import })
  await dialog
    .getByLabel(t.import_choose)
    .setInputFiles({ name: 'translations.json', mimeType: 'application/json', buffer })
  const conflict = dialog.getByRole('listitem').filter({ hasText: 'Szczeble' })
  await expect(conflict).toContainText('Stopnie')
  await expect(conflict).toContainText(cast.owner.last_name)
  await expect(dialog.getByText(t.import_changed.one.replace('{{count}}', '1'))).toBeVisible()
  await conflict.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t.import_do.few.replace('{{count}}', '2') }).click()
  await expect(page.getByText(t.imported.few.replace('{{count}}', '2'))).toBeVisible()
  const { data: now } = await people.send(texts.byKeys, { keys: ['levels.title'] })
  expect(now[0]?.texts).toEqual({ pl: 'Szczeble', 'en-US': 'Rungs' })
  await people.send(texts.revert, { id, to: null })
  await desk.close()
})
