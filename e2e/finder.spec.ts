import { expect, type Page } from '@playwright/test'
import { languages } from '#contract/kit/text.ts'
import { violationsOn } from '#testing/accessibility.ts'
import { peopleOn, test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, benefits, finder: texts } = textsIn('pl')
const field = (page: Page) => page.getByRole('combobox', { name: texts.title })
const option = (page: Page, name: string) => page.getByRole('option', { name })
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')
const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`

test('the office goes to an artist and to a page with a few letters, finds them again, and leaves no trace', async ({
  page,
  people,
}) => {
  await people.arrive(cast.office)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('jaskiewicz barb')
  // Their account is found as well, below.
  const artists = page.getByRole('group', { name: texts.artists })
  await expect(artists.getByRole('option', { name: fullName(cast.completed) })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: fullName(cast.completed) })).toBeFocused()

  await page.keyboard.press('Control+k')
  await field(page).pressSequentially('korzysci')
  await expect(chosen(page)).toHaveText(benefits.title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/benefits$/)

  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: texts.recent }).getByRole('option')
  await expect(recent).toHaveText([benefits.title, fullName(cast.completed)])
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(fullName(cast.completed))
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '')
  // Round and round.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveText(texts.shortcuts)
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)

  await peopleOn(page).signOut()
  await expect(page).toHaveURL(/#\/$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(cast.completed.last_name)
})

test('accounts, texts and settings are found, and a setting is where it leads to', async ({ page, people }) => {
  await people.arrive(cast.office)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).fill('wronska')
  const accounts = page.getByRole('group', { name: texts.users }).getByRole('option')
  await expect(accounts.filter({ hasText: cast.office.email })).toHaveCount(1)
  await field(page).fill('znajdz w portalu')
  await expect(page.getByRole('group', { name: texts.texts }).getByRole('option').first()).toContainText('finder.title')
  await field(page).fill('dedykowan')
  const { settings } = textsIn('pl')
  const found = page.getByRole('group', { name: texts.settings }).getByRole('option')
  await found.filter({ hasText: settings.dedicated }).click()
  await expect(page).toHaveURL(/#\/settings\?tab=academy/)
  await expect(page.getByRole('heading', { name: settings.dedicated })).toBeInViewport()
})

test('applicants are found, too; what cannot be had is said, and tried again', async ({ page, people }) => {
  await people.arrive(cast.office)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/api/proartist?*', (route) => route.fulfill({ status: 500, json: { message: 'Server Error' } }))
  await page.getByRole('button', { name: texts.open }).click()
  await field(page).fill(cast.applied.last_name)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(app.not_loaded)).toBeVisible()
  await page.unroute('**/api/proartist?*')
  await dialog.getByRole('button', { name: app.try_again }).click()
  await expect(option(page, fullName(cast.applied))).toBeVisible()
  await field(page).fill('xyzxyz')
  await expect(dialog.getByText('Nic nie pasuje do „xyzxyz”')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('an artist finds their own pages and nobody; ? shows the shortcuts unless it is typed or turned off', async ({
  page,
  people,
}) => {
  const asked: string[] = []
  page.on('request', (request) => /api\/proartist\?/.test(request.url()) && asked.push(request.url()))
  await people.arrive(cast.artist)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveAttribute('placeholder', 'Szukaj: strony, szkolenia i ustawienia')
  await field(page).fill(cast.completed.last_name)
  await expect(page.getByText(`Nic nie pasuje do „${cast.completed.last_name}”`)).toBeVisible()
  await page.keyboard.press('Escape')
  expect(asked).toEqual([])

  const shortcuts = page.getByRole('dialog', { name: texts.shortcuts })
  await page.keyboard.press('?')
  await shortcuts.getByLabel(texts.help_key).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(shortcuts).toHaveCount(0)
  await field(page).fill('skroty')
  await page.keyboard.press('Enter')
  await shortcuts.getByLabel(texts.help_key).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await field(page).pressSequentially('?')
  await expect(field(page)).toHaveValue('?')
  await expect(shortcuts).toHaveCount(0)
})

test('what opens over a screen is for everybody: both languages, light and dark, phone and desk', async ({
  page,
  people,
}) => {
  await people.arrive(cast.office)
  for (const language of languages) {
    await people.speak(language)
    const { finder } = textsIn(language)
    await page.getByRole('button', { name: finder.open }).click()
    await page.getByRole('combobox').fill('an')
    await expect(page.getByRole('group', { name: finder.artists })).toBeVisible()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: finder.shortcuts })).toBeVisible()
    await expectFit(page)
    await page.keyboard.press('Escape')
  }
  await people.speak('pl')
})

async function expectFit(page: Page) {
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violationsOn(page)).toEqual([])
      const { x, width: wide } = await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect())
      expect([x >= 0, x + wide <= width]).toEqual([true, true])
    }
}
