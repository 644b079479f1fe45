import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, rowsTaken, wholeReads } from '#testing/plans.ts'

/* How the database finds a month of the calendar among years of sessions. */

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']

beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

const sessionCount = 100_000
const month = { from: '2040-11-01T00:00:00Z', to: '2040-12-01T00:00:00Z' }

test('a month is found by its period, of all artists or of one', async () => {
  const { data } = await office.send(calendar.sessions, month)
  expect(data.length).toBeGreaterThan(1500)
  for (const artistId of [undefined, await busyArtist()]) {
    const plan = await portal.planOf(() => office.send(calendar.sessions, { ...month, artistId }), 'tstzrange')
    expect(wholeReads(plan, ['training_sessions', 'trainings'])).toEqual([])
    expect(rowsTaken(plan, 'training_sessions')).toBeLessThan(2 * data.length)
  }
})

test('a year is counted from its own sessions, of all artists or of one', async () => {
  const artistId = await busyArtist()
  for (const asked of [{ year: 2040 }, { year: 2040, artistId }]) {
    const { data: months } = await office.send(calendar.year, asked)
    expect(months).toHaveLength(12)
    const plan = await portal.planOf(() => office.send(calendar.year, asked), 'extract(month')
    // A quarter of all trainings are of that year: of all artists the table of those is read at once.
    const large = 'artistId' in asked ? ['training_sessions', 'trainings'] : ['training_sessions']
    expect(wholeReads(plan, large)).toEqual([])
    const count = months.reduce((sum, { trainings }) => sum + trainings, 0)
    expect(rowsTaken(plan, 'training_sessions')).toBeLessThan(2 * count)
    if ('artistId' in asked) expect(rowsTaken(plan, 'trainings')).toBeLessThan(3 * count)
  }
})

async function busyArtist(): Promise<number> {
  const { data } = await office.send(calendar.sessions, month)
  const found = data.find(({ artist_id }) => artist_id !== null)?.artist_id
  if (!found) throw new Error('No session of that month has an artist.')
  return found
}

/** Two thousand a month. */
async function insertMany({ db }: Academy) {
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['trainings', 'training_sessions'], ['trainings', 'training_sessions'], async () => {
      await sql`
        insert into trainings (
          pro_artist_id, title, description, technique, kind, time_zone, online_url, language, seats_min, seats_max,
          price_amount, price_currency, state, created_at, state_changed_at
        )
        select (array(select id from pro_artists order by id))[1 + n % 20], '{"pl": "Wieczór", "en-US": "Evening"}',
          '{"pl": "Opis", "en-US": "About"}', 'LIPS', 'ONLINE', 'Europe/Warsaw', 'https://many.example', 'pl', 1, 20,
          1000, 'PLN', 'PUBLISHED', now(), now()
        from generate_series(1, ${sessionCount}::int) n
      `.execute(tx)
      await sql`
        insert into training_sessions (training_id, starts_at, ends_at)
        select id, starts_at, starts_at + interval '3 hours' from (
          select id, '2039-01-01'::timestamptz + id * interval '22 minutes' as starts_at
          from trainings where online_url = 'https://many.example'
        ) planned
      `.execute(tx)
      await sql`
        update trainings set starts_at = training_sessions.starts_at, ends_at = training_sessions.ends_at
        from training_sessions where training_id = trainings.id and online_url = 'https://many.example'
      `.execute(tx)
    }),
  )
  await sql`analyze trainings, training_sessions`.execute(db)
}
