import { expect, type Locator } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { calendar } = textsIn('pl')

/* In the colours of the system surfaces are missing; what is chosen has to differ from its neighbours all the same. */

test.use({ contextOptions: { forcedColors: 'active' }, timezoneId: 'Europe/Warsaw' })

test('today, the chosen view and the current entry of the menu have a frame', async ({ page, people }) => {
  await people.arrive(cast.office, '/#/calendar?view=month')
  const views = page.getByRole('group', { name: calendar.view })
  await expect(views.getByRole('button', { name: calendar.view_month })).toHaveCSS('outline-style', 'solid')
  await expect(views.getByRole('button', { name: calendar.view_week })).toHaveCSS('outline-style', 'none')
  const menu = page.getByRole('navigation').getByRole('link', { name: calendar.title })
  await expect(menu).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('[aria-current=date]').first()).toHaveCSS('outline-style', 'solid')
  // The keyboard's place is there, too.
  await page.keyboard.press('Tab')
  await menu.focus()
  await expect(menu).toHaveCSS('outline-style', 'double')
})

test('a switch that is on looks different from one that is off', async ({ page, people }) => {
  await people.arrive(cast.office, '/#/benefits/new')
  const track = page.locator('.mantine-Switch-track').first()
  await expect(track).toHaveCSS('border-style', 'solid')
  const colorOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await colorOf(track)
  await track.click()
  await expect.poll(() => colorOf(track)).not.toBe(before)
})
