import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { demoPassword } from '../src/demo/records/demo-accounts.ts'
import { startPortalProcess } from '../src/testing/servers/portal-process.ts'
import { requireChromium } from './chromium.mjs'

/*
 * Lighthouse against a portal of its own, signed in as the office where that is wanted. Lighthouse itself is fetched by npm
 * when it is asked for: nobody who runs or builds the portal needs it.
 */

const program = 'lighthouse@13.5.0'
const screens = [
  { name: 'login', path: '/', isPublic: true },
  { name: 'register', path: '/#/pro-artist/register', isPublic: true },
  { name: 'public profile', path: '/artists/maja-zurawska', isPublic: true },
  { name: 'dashboard', path: '/', isPublic: false },
  { name: 'artist list', path: '/#/proartist', isPublic: false },
]
const presets = [
  { name: 'mobile', args: [], performance: 95 },
  { name: 'desktop', args: ['--preset=desktop'], performance: 99 },
]

const folder = mkdtempSync(join(tmpdir(), 'atelier-lighthouse-'))
const portal = await startPortalProcess(join(folder, 'data'))
try {
  const isMet = [await measure(true), await measure(false)].every(Boolean)
  process.exitCode = isMet ? 0 : 1
} finally {
  await portal.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

/** The screens for everybody, or those behind the sign-in: whether every target is met. */
async function measure(/** @type {boolean} */ isPublic) {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, isPublic ? 'guest' : 'office'), {
    executablePath: requireChromium(),
    // The size of the window is Lighthouse's business.
    viewport: null,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    if (!isPublic) await signIn(await browser.newPage())
    const runs = screens
      .filter((screen) => screen.isPublic === isPublic)
      .flatMap((screen) => presets.map((preset) => ({ screen, preset })))
    const outcomes = []
    for (const { screen, preset } of runs) outcomes.push(await isGoodEnough(screen, preset, port))
    return outcomes.every(Boolean)
  } finally {
    await browser.close()
  }
}

async function signIn(/** @type {import('@playwright/test').Page} */ page) {
  await page.goto(portal.url)
  await page.locator('input[type="email"]').fill('office@atelier.test')
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  // A narrow window hides it.
  await page.locator('nav').first().waitFor({ state: 'attached' })
  await page.close()
}

/**
 * @param {(typeof screens)[number]} screen
 * @param {(typeof presets)[number]} preset
 */
async function isGoodEnough(screen, preset, /** @type {number} */ port) {
  const { categories, audits } = await audit(screen.path, preset.args, port)
  const targets = { performance: preset.performance, accessibility: 100, 'best-practices': 100, seo: 100 }
  const scores = Object.entries(targets)
    .filter(([category]) => category !== 'seo' || screen.isPublic)
    .map(([category, wanted]) => ({ category, wanted, score: Math.round(categories[category].score * 100) }))
  const said = scores.map(
    ({ category, wanted, score }) => `${category} ${score}${score < wanted ? ` < ${wanted}` : ''}`,
  )
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  const shown = times.map((name) => `${name.replace(/\B\w+-?/g, '')} ${audits[name].displayValue}`)
  const isMet = scores.every(({ wanted, score }) => score >= wanted)
  console.log(`${isMet ? '✓' : '✗'} ${screen.name}, ${preset.name}: ${[...said, ...shown].join(', ')}`)
  return isMet
}

async function audit(/** @type {string} */ path, /** @type {string[]} */ args, /** @type {number} */ port) {
  const report = join(folder, 'report.json')
  const all = [
    ...['exec', '--yes', `--package=${program}`, '--', 'lighthouse', portal.url + path, `--port=${port}`],
    ...['--quiet', '--output=json', `--output-path=${report}`, ...args],
  ]
  const lighthouse = spawn('npm', all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(lighthouse, 'exit')
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}.`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
