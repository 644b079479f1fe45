import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Driver, height } from './driver.ts'

/** Debian's Firefox by WebDriver BiDi, which it speaks without a driver of its own. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'pl' },
  })
  const page = await browser.newPage()
  const at = async (selector: string) => (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>
  return {
    open: async (address) => void (await page.goto(address)),
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])) as never,
    resize: (width) => page.setViewport({ width, height }),
    click: async (selector) => (await at(selector)).click(),
    type: async (selector, text) => (await at(selector)).type(text),
    choose: async (selector, paths) => (await at(selector)).uploadFile(...paths),
    end: () => browser.close(),
  }
}
