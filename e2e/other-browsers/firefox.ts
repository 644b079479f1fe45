import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Driver, height, tellingBreakdowns } from './driver.ts'
import { listen } from './in-page.ts'

const breakdowns = /target closed|session closed|connection closed|detached|no such frame|discarded/i

/** Debian's Firefox by WebDriver BiDi, which it speaks without a driver of its own. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Nothing here needs to know what is fetched, and the event for each request costs Firefox's own process two fifths of its work.
    networkEnabled: false,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'pl',
      // Drawn by Firefox itself, not by OpenGL in software, where there is no graphics card.
      'gfx.webrender.software': true,
    },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(listen)
  const at = async (selector: string) => (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>
  const driver: Driver = {
    listensFirst: true,
    open: async (address) => void (await page.goto(address)),
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])) as never,
    resize: (width) => page.setViewport({ width, height }),
    click: async (selector) => (await at(selector)).click(),
    type: async (selector, text) => (await at(selector)).type(text),
    press: (key) => page.keyboard.press(key),
    goBack: async () => void (await page.goBack()),
    choose: async (selector, paths) => (await at(selector)).uploadFile(...paths),
    end: () => browser.close(),
  }
  return tellingBreakdowns(driver, ({ message }) => breakdowns.test(message))
}
