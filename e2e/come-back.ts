import { expect, type Page } from '@playwright/test'
import { textsIn } from '#testing/browser/browser.ts'

/** Somebody who reads Polish leaves a screen and comes back: it fetches what others did meanwhile, without a reload. */
export async function comeBack(page: Page) {
  const here = page.url()
  await page.goto('/#/elsewhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('pl').app.not_found_title)
  await page.goto(here)
}
