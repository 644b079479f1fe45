import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { requireChromium } from '../scripts/chromium.mjs'
import { signInOn } from './chromium.ts'
import { type Figure, median } from './figures.ts'
import type { Connection } from './world.ts'

const rounds = 5
/** Years ahead, where nothing else is planned. */
const month = '2040-11'
const address = 'https://bench.example'
const size = { month: 2000, feed: 5000 }

/** A month of the calendar in a browser, drawn and dragged in; and the feed of an artist who is never at home. */
export async function measureCalendar(connection: Connection, url: string): Promise<Figure[]> {
  const secret = await prepare(connection)
  return [...(await inBrowser(url)), await feed(`${url}/api/calendar/feed/${secret}.ics`)]
}

async function inBrowser(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInOn(page, url)
    const waits: number[] = []
    for (let round = 0; round < rounds; round++) {
      // A new page each time, in which no answer is known; the code is there from a month that is empty.
      await page.goto(`${url}/#/calendar?date=2040-08-15`)
      await page.reload()
      await page.locator('[data-date="2040-08-15"]').first().waitFor()
      waits.push(await page.evaluate(drawMonth, `${url}/#/calendar?date=${month}-15`))
    }
    const rate = await drag(page)
    const wait = median(waits)
    return [
      {
        name: `A month of ${size.month.toLocaleString('en')} sessions in Chromium, drawn after the data`,
        wanted: '≤ 200 ms',
        measured: `${Math.round(wait)} ms`,
        detail: 'from the last byte of the answer to the frame that shows sessions',
        isMet: wait <= 200,
      },
      {
        name: 'The same month, frames a second while a session is dragged',
        wanted: '≥ 55',
        measured: rate.toFixed(1),
        detail: 'two seconds over the whole month',
        isMet: rate >= 55,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Runs in the page: milliseconds between the end of the answer and the sessions. */
async function drawMonth(address: string): Promise<number> {
  performance.clearResourceTimings()
  location.href = address
  while (!document.querySelector('[data-artist]')) await new Promise((resolve) => requestAnimationFrame(resolve))
  const drawn = performance.now()
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const answer = answers.findLast(({ name }) => /\/api\/calendar\?/.test(name))
  return drawn - (answer?.responseEnd ?? Number.NaN)
}

async function drag(page: Page): Promise<number> {
  const box = await page.evaluate(() => document.querySelector('[data-artist]')?.getBoundingClientRect().toJSON())
  await page.mouse.move(box.x + 20, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 20)
  const watching = page.evaluate(framesPerSecond, 2000)
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(box.x + 40 + (step % 60) * 12, box.y + 20 + step * 3)
    await page.waitForTimeout(12)
  }
  const rate = await watching
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return rate
}

/** Runs in the page. */
function framesPerSecond(duration: number): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now()
    let frames = 0
    const frame = (now: number) => {
      frames += 1
      if (now - begin < duration) requestAnimationFrame(frame)
      else resolve((1000 * frames) / (now - begin))
    }
    requestAnimationFrame(frame)
  })
}

async function feed(address: string): Promise<Figure> {
  const times: number[] = []
  let events = 0
  let etag = ''
  for (let round = 0; round < 4 * rounds; round++) {
    const begin = performance.now()
    const answer = await fetch(address)
    const text = await answer.text()
    times.push(performance.now() - begin)
    events = text.split('BEGIN:VEVENT').length - 1
    etag = answer.headers.get('etag') ?? ''
  }
  const { status } = await fetch(address, { headers: { 'if-none-match': etag } })
  const time = median(times)
  return {
    name: `A feed of ${size.feed.toLocaleString('en')} events`,
    wanted: '≤ 100 ms, 304 when unchanged',
    measured: `${Math.round(time)} ms, ${status}`,
    detail: `to its last byte, with ${events.toLocaleString('en')} events in it`,
    isMet: time <= 100 && status === 304 && events >= size.feed,
  }
}

/** Plans the month and the artist's years, once, and answers a new secret of the artist's feed. */
async function prepare(connection: Connection): Promise<string> {
  const db = openDatabase(openPool(connection))
  const artists = await db
    .selectFrom('pro_artists')
    .select(['id', 'user_id'])
    .where('user_id', 'is not', null)
    .where('invitation_status', '=', 3)
    .where('activation_status', '=', 1)
    .orderBy('id')
    .limit(100)
    .execute()
  const [busy] = artists
  const { rows } = await sql`select from trainings where online_url like ${`${address}%`} limit 1`.execute(db)
  if (rows.length === 0) {
    await plan(
      `${address}/month`,
      artists.slice(1).map(({ id }) => id),
      size.month,
      `${month}-01`,
      '21 minutes',
    )
    await plan(`${address}/feed`, [busy?.id ?? 0], size.feed, '2041-01-01', '5 hours')
  }
  const secret = randomToken()
  const row = { secret_hash: hashToken(secret), created_at: new Date() }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: busy?.user_id ?? 0, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  await db.destroy()
  return secret

  async function plan(link: string, ids: number[], sessions: number, from: string, apart: string) {
    await sql`
      with planned as (
        insert into trainings (
          pro_artist_id, title, description, technique, kind, time_zone, online_url, language, seats_min, seats_max,
          price_amount, price_currency, state, created_at, state_changed_at
        )
        select (${ids}::int[])[1 + n % ${ids.length}::int], '{"pl": "Wieczór z mistrzynią", "en-US": "An evening with a master"}',
          '{"pl": "Opis", "en-US": "About"}', 'LIPS', 'ONLINE', 'Europe/Warsaw', ${link}, 'pl', 1, 20, 1000, 'PLN',
          'PUBLISHED', now(), now()
        from generate_series(1, ${sessions / 4}::int) n
        returning id
      ), numbered as (select id, row_number() over () - 1 as number from planned)
      insert into training_sessions (training_id, starts_at, ends_at)
      select id, starts_at, starts_at + interval '3 hours' from (
        select id, ${from}::timestamptz + (number * 4 + place) * ${apart}::interval as starts_at
        from numbered, generate_series(0, 3) place
      ) spread
    `.execute(db)
  }
}
