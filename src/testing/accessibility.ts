import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options: axe.RunOptions = { resultTypes: ['violations'] }

/** What axe has to say against a screen as it is now, by all of its rules: each rule with the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Its builder opens a page for each look, at eight times the cost; a letter in a frame without scripts needs it.
  const isFramed = page.frames().length > 1
  const found = isFramed ? (await new AxeBuilder({ page }).options(options).analyze()).violations : await within(page)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

async function within(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => (await window.axe.run(given)).violations, options)
}
