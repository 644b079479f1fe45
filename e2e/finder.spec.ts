import { expect, type Page } from '@playwright/test'
import { languages } from '#kit/contract/texts/text.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { violationsOn } from '#testing/browser/violations.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { benefits, finder: texts } = textsIn('pl')
const field = (page: Page) => page.getByRole('combobox', { name: texts.title })
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')
const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`

test('the office opens an artist and a page by typing a few letters, finds them again among the recent ones, and can clear these', async ({
  page,
  people,
}) => {
  await people.arrive(cast.office)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('jaskiewicz barb')
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

  // In a tab that is open already, too.
  await page.keyboard.press('Control+k')
  await field(page).fill('opoznienie')
  await found.filter({ hasText: settings.voucher_delay }).click()
  await expect(page.getByRole('heading', { name: settings.voucher_delay, exact: true })).toBeInViewport()
  await page.keyboard.press('Control+k')
  await field(page).fill('dedykowan')
  await found.filter({ hasText: settings.dedicated }).click()
  await expect(page.getByRole('heading', { name: settings.dedicated })).toBeInViewport()
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
