import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key } from 'selenium-webdriver'
import { freePort } from '#testing/servers/free-port.ts'
import { type Driver, height, tellingBreakdowns } from './driver.ts'

/** A bar that is thin, or the window would be wider than a telephone. */
const thinBar = '* { font-size: 3px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }'

/**
 * Where the page's process ends while a script runs in it, the driver reads an empty answer in vain; from then on there is no session,
 * and often no words for it. Which of the processes ends first on a busy machine, nobody knows.
 */
const breakdowns = /parse script result|page crash|unload event|valid session|ECONN|socket hang up/
const isBreakdown = ({ message }: Error) => message === '' || breakdowns.test(message)

/** Safari's engine: WebKitGTK's own browser and driver, on a screen that nobody sees. */
export async function startWebKit(binary: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), thinBar)
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-font-name=Sans 3\n')
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`]
  const env = {
    ...process.env,
    LANG: 'pl_PL.UTF-8',
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    TMPDIR: folder,
    // Layers are put together by OpenGL, in software where there is no graphics card: drawing the page as one costs half of that.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const server = spawn('xvfb-run', screen, { env, stdio: 'ignore', detached: true })
  const options = { binary, args: ['--automation'] }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const endServer = () => {
    if (server.pid) process.kill(-server.pid)
    rmSync(folder, { recursive: true, force: true })
  }
  const browser = await connected(() =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  ).catch((error) => {
    endServer()
    throw error
  })
  await browser.manage().setTimeouts({ implicit: 15_000, script: 60_000, pageLoad: 60_000 })
  const at = (selector: string) => browser.findElement(By.css(selector))
  const resize = async (width: number) => {
    await browser.manage().window().setRect({ x: 0, y: 0, width, height })
    await browser.wait(async () => (await browser.executeScript('return innerWidth')) === width, 5000, `${width} px`)
  }
  const driver: Driver = {
    listensFirst: false,
    open: (address) => browser.get(address),
    run: async (script, ...args) => {
      const program = `
        const done = arguments[arguments.length - 1]
        Promise.resolve((${script})(...[...arguments].slice(0, -1))).then(
          (result) => done({ result }),
          (error) => done({ error: String(error) }),
        )`
      const answer = await browser.executeAsyncScript<{ result: never; error?: string }>(program, ...args)
      if (answer.error) throw new Error(answer.error)
      return answer.result
    },
    resize,
    click: (selector) => at(selector).click(),
    type: (selector, text) => at(selector).sendKeys(text),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    goBack: () => browser.navigate().back(),
    choose: (selector, paths) => at(selector).sendKeys(paths.join('\n')),
    end: async () => {
      await browser.quit().catch(() => undefined)
      endServer()
    },
  }
  return tellingBreakdowns(driver, isBreakdown)
}

const keys = { Escape: Key.ESCAPE }

/** The driver takes a moment until it listens, on a busy machine more than ten seconds. */
async function connected<Session>(build: () => PromiseLike<Session>, triesLeft = 120): Promise<Session> {
  try {
    return await build()
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 500))
    return connected(build, triesLeft - 1)
  }
}
