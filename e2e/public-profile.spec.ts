import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'

const { app, publicPage: t } = textsIn('pl')

test('a visitor compares, enlarges and passes on what an artist shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/artists/maja-zurawska')
  const line = page.getByRole('slider').first()
  const after = page.locator('.compare').first().locator('figure').nth(1)
  const heightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
  // The line is over the pictures, and makes them no room below.
  expect(await heightOf('.compare')).toBe(await heightOf('.compare img'))
  expect(await heightOf('.compare input')).toBe(await heightOf('.compare img'))
  await line.focus()
  await page.keyboard.press('Home')
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)')
  await page.keyboard.press('End')
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')

  const enlarge = page.getByRole('button', { name: /^Powiększ/ }).first()
  await enlarge.press('Space')
  const large = page.getByRole('dialog').getByRole('img').first()
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(480)
  await expect(page.getByRole('button', { name: app.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(enlarge).toBeFocused()

  await page.getByRole('button', { name: t.share }).click()
  await expect(page.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
  // Devices with a dialog of their own for it open that.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: t.pass_on }).click()
  await expect(page.getByRole('button', { name: t.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
