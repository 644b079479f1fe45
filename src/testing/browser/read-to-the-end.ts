import { expect, type Page } from '@playwright/test'

export const comingParts = '[data-coming], [aria-busy=true]'

/** Scrolls through what is fetched only when a reader comes near (`WhenNear`) and back to the top, until nothing is coming. */
export async function readToTheEnd(page: Page, situation = '', coming = comingParts) {
  await expect(async () => {
    const parts = await page.evaluate(async (coming) => {
      for (let part = later(); part; part = later()) {
        part.scrollIntoView({ behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      return document.querySelectorAll(coming).length
      function later() {
        return document.querySelector('[data-later]')
      }
    }, coming)
    expect(parts, situation).toBe(0)
  }).toPass({ timeout: 15_000 })
}
