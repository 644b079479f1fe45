import { expect, type Page } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, benefits } = textsIn('pl')

test.describe('Back closes what lies over the screen before it leaves that', () => {
  test.beforeEach(async ({ page, people }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await people.arrive(cast.office, '/#/benefits')
    await page.getByRole('link', { name: benefits.add }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefits.new_title)
  })

  test('a menu and a drawer, and then the question about what was typed; nothing of it is lost', async ({ page }) => {
    await name(page).fill('Rabat na igły')
    await page.getByRole('button', { name: app.open_menu }).click()
    await expect(drawer(page)).toBeVisible()
    await backOnScreen(page)
    await expect(drawer(page)).toBeHidden()
    await expect(name(page)).toHaveValue('Rabat na igły')

    const account = page.getByRole('banner').locator('button[aria-expanded]').last()
    await account.click()
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    await backOnScreen(page)
    await expect(account).toHaveAttribute('aria-expanded', 'false')
    await expect(question(page)).toBeHidden()

    await backOnScreen(page)
    await expect(question(page)).toBeVisible()
    // To go back from the question is to stay.
    await backOnScreen(page)
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(/#\/benefits\/new$/)
    await expect(name(page)).toHaveValue('Rabat na igły')

    await backOnScreen(page)
    await question(page).getByRole('button', { name: app.leave }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefits.title)
    await expect(page).toHaveURL(/#\/benefits$/)
  })

  test('what was closed otherwise leaves no step behind, and its links lead on', async ({ page }) => {
    await page.getByRole('button', { name: app.open_menu }).click()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/#\/benefits$/)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefits.new_title)

    await page.getByRole('button', { name: app.open_menu }).click()
    await drawer(page)
      .getByRole('link', { name: new RegExp(`^${app.area_artists}`) })
      .click()
    await expect(page).toHaveURL(/#\/proartist/)
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefits.new_title)
  })

  test('the panel at the side of a list', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // An address that is typed.
    await page.goto('/#/proartist')
    await page.locator('th[data-title] > a').first().focus()
    await page.keyboard.press(' ')
    const preview = page.getByRole('complementary', { name: app.preview })
    await expect(preview).toBeVisible()
    await page.goBack()
    await expect(preview).toBeHidden()
    await expect(page.locator('th[data-title] > a').first()).toBeFocused()
    await expect(page).toHaveURL(/#\/proartist/)
  })
})

const drawer = (page: Page) => page.getByRole('dialog', { name: app.main_menu })
const question = (page: Page) => page.getByRole('dialog', { name: app.leave_question })
const name = (page: Page) => page.getByRole('group', { name: benefits.name }).getByLabel(app.in_pl)

/** A step back that the screen takes for itself: the browser is back for a moment, and returns. */
async function backOnScreen(page: Page) {
  await page.goBack()
  await expect(page).toHaveURL(/#\/benefits\/new$/)
}
