import { expect } from '@playwright/test'
import sharp from 'sharp'
import { test } from '#testing/browser/browser.ts'

const blue = [10, 100, 200]

test('a portrait, a landscape, a tiny and a huge picture each fill their circle, and no more', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#/test2')
    const photos = page.locator('[data-shade]:has(img)')
    await expect(photos).toHaveCount(4)
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded()
      await expect.poll(() => photo.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
      const { data, info } = await sharp(await photo.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const isBlue = (x: number, y: number) => {
        const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3
        return blue.every((value, channel) => Math.abs(value - (data[at + channel] as number)) < 30)
      }
      const box = await photo.evaluate((element) => element.getBoundingClientRect().toJSON())
      expect(box.width).toBe(box.height)
      // A screenshot of a fraction of a pixel is a pixel larger.
      const rim = [0.06, 0.94]
      const filled = [[0.5, 0.5], ...rim.flatMap((edge) => [[edge, 0.5] as const, [0.5, edge] as const])] as const
      expect(filled.map(([x, y]) => isBlue(x as number, y as number))).toEqual(filled.map(() => true))
      const corners = [0, 1].flatMap((x) => [0, 1].map((y) => isBlue(x, y)))
      expect(corners).toEqual([false, false, false, false])
    }
  }
})
