import { expect, type Page } from '@playwright/test'

export const comingParts = '[data-coming], [aria-busy=true]'

/** Scrolls through what is fetched only when a reader comes near (`WhenNear`) and back to the top, until nothing is coming. */
export async function readToTheEnd(page: Page, situation = '', coming = comingParts) {
  await expect(async () => {
    await page.evaluate(async () => {
      for (let part = later(); part; part = later()) {
        part.scrollIntoView({ behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      function later() {
        return document.querySelector('[data-later]')
      }
    })
    expect(await page.locator(coming).count(), situation).toBe(0)
  }).toPass({ timeout: 15_000 })
}
