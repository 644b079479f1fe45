import { expect, type Page } from '@playwright/test'
import { textsIn } from '#testing/browser/browser.ts'

/** Somebody who reads Polish leaves a screen and comes back: it asks what others did meanwhile, and nothing is loaded anew. */
export async function comeBack(page: Page) {
  const here = page.url()
  await page.goto('/#/elsewhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('pl').app.not_found_title)
  await page.goto(here)
}
