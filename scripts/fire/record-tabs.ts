import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { session } from '#kit/contract/session.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { seededFolder } from '#testing/servers/seeded-folder.ts'
import { Visitor } from '#testing/visitor.ts'
import { launchOptions } from '../chromium.mjs'

/*
 * `node scripts/fire/record-tabs.ts`: writes down what an open tab requests by itself in a minute (`recorded-tabs.json`), for the crowd that replays it. The portal has to be built.
 */

/** In milliseconds. */
const untilLoaded = 8000
const minute = 60_000

const dataDir = await mkdtemp(join(tmpdir(), 'atelier-tabs-'))
await cp(await seededFolder(), dataDir, { recursive: true })
const portal = await startPortalProcess(dataDir, { ATELIER_ALLOW_UNSAFE_DATABASE: '1' })
const browser = await chromium.launch(launchOptions())
try {
  const tabs = await Promise.all([record('student'), record('artist'), record('office')])
  const text = JSON.stringify(Object.fromEntries(tabs), null, 2)
  await writeFile(new URL('./recorded-tabs.json', import.meta.url), `${text}\n`)
} finally {
  await browser.close()
  await portal.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function record(role: 'student' | 'artist' | 'office') {
  const visitor = await (await Visitor.arriving(portal.server)).signIn(cast[role])
  const user = await visitor.send(session.user, {})
  const context = await browser.newContext()
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: portal.url })))
  // As the application itself remembers that somebody is signed in.
  const remembered = JSON.stringify({ isAuthenticated: true, user })
  await context.addInitScript((text) => localStorage.setItem('atelier.session', text), remembered)
  const page = await context.newPage()
  await page.goto(portal.url)
  await setTimeout(untilLoaded)
  const begun = performance.now()
  const requests: { at: number; path: string }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push({ at: Math.round(performance.now() - begun), path: `${pathname}${search}` })
  })
  await setTimeout(minute)
  if (requests.length === 0)
    throw new Error(`The tab of ${role} requests for nothing: ${await page.title()}, ${page.url()}`)
  return [role, requests] as const
}
