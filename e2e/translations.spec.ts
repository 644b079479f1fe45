import { expect } from '@playwright/test'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, audit, dashboard, translations: t, validation } = textsIn('pl')

test('an edited text is shown in both languages, survives a new default until somebody decides, and can be reset', async ({
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
  await page.goto('/#/benefits')
  const tabs = page.getByRole('navigation', { name: app.area_cooperation })
  await expect(tabs.getByRole('link', { name: 'Nasze korzyści' })).toBeVisible()
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
