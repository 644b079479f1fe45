import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { demoPassword } from '../src/demo/records/demo-accounts.ts'
import { startPortalProcess } from '../src/testing/servers/portal-process.ts'
import { requireChromium } from './chromium.mjs'
import { startHttp2Front } from './http2-front.mjs'

/*
 * Lighthouse against a portal of its own with the demo academy behind HTTP/2, by the preset of a telephone and of a desk; what is printed and
 * judged is the median of several runs (`npm run lighthouse -- --runs=1 --only=guest`). Screens behind the sign-in are those of a second
 * visit: the browser's cache is empty, what the device remembers is there. Lighthouse itself is fetched by npm when it is
 * needed: nobody who runs or builds the portal needs it.
 */

const program = 'lighthouse@13.5.0'
const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5)
const only = /--only=(\w+)/.exec(process.argv.join(' '))?.[1]
/** By account; null is a guest, whose screens are public and have higher targets. */
const screens = {
  guest: {
    login: '/',
    register: '/#/pro-artist/register',
    'public profile': '/artists/maja-zurawska',
    gallery: '/artists',
    'public trainings': '/trainings',
    'a public training': firstPublicTraining,
  },
  office: {
    dashboard: '/',
    artists: '/#/proartist',
    trainings: '/#/proartist/trainings/all',
    calendar: '/#/calendar',
    inbox: '/#/inbox',
  },
  owner: { dashboard: '/' },
  artist: { dashboard: '/', 'a training with attendance': ownTraining },
  student: { dashboard: '/' },
}
const presets = [
  { name: 'mobile', args: [], performance: { guest: 95, signedIn: 90 } },
  { name: 'desktop', args: ['--preset=desktop'], performance: { guest: 99, signedIn: 99 } },
]

const folder = mkdtempSync(join(tmpdir(), 'atelier-lighthouse-'))
const [port, frontPort, debugPort] = [await freePort(), await freePort(), await freePort()]
const url = `https://localhost:${frontPort}`
const settings = { PORT: String(port), PUBLIC_URL: url, TRUST_PROXY: '1' }
const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath: requireChromium(),
  // The size of the window is Lighthouse's business.
  viewport: null,
  args: [
    ...['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${debugPort}`],
    // Letters as wide as on a telephone, where none is moved to a whole pixel.
    '--font-render-hinting=none',
  ],
})
// From here on all else gives way to the browser: in reality the portal does not compute on its reader's device.
setPriority(19)
/** @type {(() => unknown)[]} */
const ends = [() => browser.close()]
try {
  // First, for without `openssl` there is none.
  const front = await startHttp2Front(folder, frontPort, port)
  ends.push(() => front.close())
  const portal = await startPortalProcess(join(folder, 'data'), settings)
  ends.push(() => portal.end('SIGTERM'))
  let isMet = true
  for (const [account, addresses] of Object.entries(screens))
    if (!only || only === account) isMet = (await measure(account, addresses)) && isMet
  process.exitCode = isMet ? 0 : 1
} finally {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Whether every target is met.
 * @param {string} account
 * @param {Record<string, string | ((page: import('@playwright/test').Page) => Promise<string>)>} addresses
 */
async function measure(account, addresses) {
  await browser.clearCookies()
  if (account !== 'guest') await signIn(await browser.newPage(), account)
  let isMet = true
  for (const [name, address] of Object.entries(addresses)) {
    const path = typeof address === 'string' ? address : await address(await browser.newPage())
    if (account !== 'guest') await visit(await browser.newPage(), path)
    for (const preset of presets) isMet = (await isGoodEnough({ account, name, path }, preset)) && isMet
  }
  return isMet
}

async function signIn(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ account) {
  await page.goto(url)
  // Of the account before.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.locator('input[type="email"]').fill(`${account}@atelier.test`)
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  // A narrow window hides it.
  await page.locator('nav').first().waitFor({ state: 'attached' })
  await page.close()
}

/** Until the application has noted what the screen needs. */
async function visit(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ path) {
  await page.goto(url + path)
  await page.waitForTimeout(8000)
  await page.close()
}

/** One of the artist's own, with people in it. */
async function ownTraining(/** @type {import('@playwright/test').Page} */ page) {
  await page.goto(url)
  const id = await page.evaluate(async () => {
    const response = await fetch('/api/trainings?scope=mine&sortBy=seats_taken&descending=1&itemsPerPage=1')
    const { data } = await response.json()
    return data[0].id
  })
  await page.close()
  return `/#/training/${id}?tab=attendance`
}

async function firstPublicTraining(/** @type {import('@playwright/test').Page} */ page) {
  await page.goto(`${url}/trainings`)
  const address = await page.locator('.artist h2 a').first().getAttribute('href')
  await page.close()
  return String(address)
}

/**
 * @param {{ account: string, name: string, path: string }} screen
 * @param {(typeof presets)[number]} preset
 */
async function isGoodEnough({ account, name, path }, { name: kind, args, performance }) {
  const isPublic = account === 'guest'
  /** @type {any[]} */
  const reports = []
  for (let run = 0; run < runs; run++) reports.push(await audit(path, args))
  const median = (/** @type {(report: any) => number} */ of) =>
    reports.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  const targets = {
    performance: isPublic ? performance.guest : performance.signedIn,
    accessibility: 100,
    'best-practices': 100,
    ...(isPublic && { seo: 100 }),
  }
  const scores = Object.entries(targets).map(([category, wanted]) => ({
    category,
    wanted,
    score: Math.round(median(({ categories }) => categories[category].score) * 100),
  }))
  const points = scores.map(
    ({ category, wanted, score }) => `${category} ${score}${score < wanted ? ` < ${wanted}` : ''}`,
  )
  const value = (/** @type {string} */ audit) => median(({ audits }) => audits[audit].numericValue)
  const times = [
    `largest ${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `blocking ${Math.round(value('total-blocking-time'))} ms`,
    `shift ${value('cumulative-layout-shift').toFixed(3)}`,
  ]
  const isMet = scores.every(({ wanted, score }) => score >= wanted)
  console.log(`${isMet ? '✓' : '✗'} ${account}, ${name}, ${kind}: ${[...points, ...times].join(', ')}`)
  return isMet
}

async function audit(/** @type {string} */ path, /** @type {string[]} */ args) {
  const report = join(folder, 'report.json')
  const all = [
    ...['exec', '--yes', `--package=${program}`, '--', 'lighthouse', url + path, `--port=${debugPort}`],
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
