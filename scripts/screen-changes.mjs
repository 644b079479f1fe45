import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { demoPassword } from '../src/demo/records/demo-accounts.ts'
import { startPortalProcess } from '../src/testing/servers/portal-process.ts'
import { requireChromium } from './chromium.mjs'

/*
 * How long a change of screen takes on a telephone, from the tap to the frame that shows the next heading: over all pairs of screens in the
 * menu of each role, after each of them was opened once. The processor is slowed down four times, as by Lighthouse's preset.
 */

/** In milliseconds. */
const wanted = 200
const slowdown = 4
const only = /--only=(\w+)/.exec(process.argv.join(' '))?.[1]

const folder = mkdtempSync(join(tmpdir(), 'atelier-screen-changes-'))
const portal = await startPortalProcess(join(folder, 'data'))
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const account of ['owner', 'office', 'artist', 'student']) if (!only || only === account) await measure(account)
} finally {
  await browser.close()
  await portal.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function measure(/** @type {string} */ account) {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: portal.url })
  await page.goto('/')
  await page.locator('input[type="email"]').fill(`${account}@atelier.test`)
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.locator('main h1').waitFor()
  const screens = await menuOf(page)
  for (const screen of screens) await open(page, screen)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  /** @type {{ from: string, to: string, taken: number }[]} */
  const changes = []
  let from = screens[0] ?? ''
  await open(page, from)
  for (const to of walkOver(screens).slice(1)) {
    changes.push({ from, to, taken: await open(page, to) })
    from = to
  }
  await page.close()
  changes.sort((one, other) => one.taken - other.taken)
  const at = (/** @type {number} */ share) => Math.round(changes[Math.floor((changes.length - 1) * share)]?.taken ?? 0)
  const late = changes.filter(({ taken }) => taken > wanted)
  console.log(
    `${account}: ${changes.length} changes between ${screens.length} screens, median ${at(0.5)} ms, 95 % ${at(0.95)}, at most ${at(1)}; ${late.length} above ${wanted}`,
  )
  const means = screens.map((to) => {
    const ofScreen = changes.filter((change) => change.to === to)
    return { to, mean: Math.round(ofScreen.reduce((sum, { taken }) => sum + taken, 0) / ofScreen.length) }
  })
  for (const { to, mean } of means.sort((one, other) => other.mean - one.mean).slice(0, 8))
    console.log(`  ${mean} ms ${to}`)
}

/**
 * A walk in which each screen follows each other once: from one to all later ones and back, then to its neighbor; at last all neighbors back.
 * @param {string[]} screens
 */
function walkOver(screens) {
  const there = screens.flatMap((one, place) => [one, ...screens.slice(place + 2).flatMap((later) => [later, one])])
  return [...there, ...screens.slice(0, -1).reverse()]
}

/** What the areas of the menu have, each with its tabs; a telephone shows the menu in a drawer. */
async function menuOf(/** @type {import('@playwright/test').Page} */ page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('aside nav a').first().waitFor()
  const links = () =>
    page
      .locator('aside nav a, [data-tabs] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/^[^#]*|\?.*$/g, '') ?? ''))
  const found = new Set(await links())
  for (const area of [...found]) {
    await open(page, area)
    for (const address of await links()) found.add(address)
  }
  if (size) await page.setViewportSize(size)
  return [...found]
}

/** Milliseconds until the heading of the next screen was painted. */
function open(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ address) {
  const changed = page.evaluate(
    (next) =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1')
        const begun = performance.now()
        const look = () => {
          const heading = document.querySelector('main h1')
          if (!heading || (heading === before && location.hash !== next)) requestAnimationFrame(look)
          else if (heading === before && performance.now() - begun < 3000) requestAnimationFrame(look)
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        }
        location.hash = next
        look()
      }),
    address,
  )
  return changed.then(async (taken) => {
    await page.waitForTimeout(250)
    return Number(taken)
  })
}
