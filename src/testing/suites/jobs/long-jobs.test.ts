import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { searchInThread } from '#office/duplicates/server/search/search-in-thread.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { leastMs, longestTurn, onUsualCore } from '#testing/costs/processor-time.ts'
import { expiring, soldTo } from '#testing/make/make-sales.ts'
import { warnOfExpiry } from '#trade/student-packages/server/expiry-warnings.ts'

/* While the portal works through many rows by the clock, no request waits for them. */

/** Milliseconds of processor time for which a job may hold the event loop. */
const patience = 50

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('comparing everybody keeps nobody waiting, and ends when the portal stops', async () => {
  // A hundred phones to each beginning: 150,000 comparisons.
  await sql`
    insert into users (first_name, last_name, email, language_name, created_at, main_role_id)
    select 'Anna', 'Nowak', 'long.' || n || '@example.com', 'pl', now(), (select id from roles where name = 'client') from generate_series(0, 2999) n
  `.execute(world.db)
  await sql`
    insert into students (user_id, first_name, last_name, email, phone, language_name, created_at)
    select id, first_name, last_name, email, '+48' || 600000000 + id / 100 * 100000 + id % 100 * 997, 'pl', now() from users where email like 'long.%'
  `.execute(world.db)
  const search = async () => (await longestTurn(() => searchInThread(world.portal))).longest
  expect(await leastMs(patience, search)).toBeLessThan(patience)
  const { keys } = await world.db
    .selectFrom('duplicate_keys')
    .select(({ fn }) => fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow()
  expect(keys).toBeGreaterThan(3000)

  const stopping = new AbortController()
  const stopped = searchInThread(world.portal, stopping.signal)
  stopping.abort(new Error('stopping'))
  await expect(stopped).rejects.toThrow('stopping')
}, 60_000)

test('many packages that end soon are worked through in short turns, with few statements for each', async () => {
  const { account } = await world.person('client')
  const sell = () => soldTo(world.db, account.email, expiring(world.clock.now(), 20))
  for (let number = 0; number < 60; number++) await sell()
  const statements: string[] = []
  const db = openDatabase(openPool({ ...world.connection, max: 1 }), (text) => statements.push(text))
  try {
    const portal = { ...world.portal, db, clock: world.clock.now }
    const { longest } = await longestTurn(() => warnOfExpiry(portal, listeners))
    expect(await onUsualCore(longest)).toBeLessThan(patience)
    const warned = statements.filter((text) => text.includes('into "expiry_warnings"')).length
    expect(warned).toBeGreaterThanOrEqual(60)
    expect(statements.length / warned).toBeLessThan(11)
  } finally {
    await db.destroy()
  }
})

test('a row that fails is in nobody’s way, and a job that stops leaves the rest to the next one', async () => {
  const { account } = await world.person('client')
  const ids: number[] = []
  for (let number = 0; number < 3; number++)
    ids.push((await soldTo(world.db, account.email, expiring(world.clock.now(), 20))).id)
  const portal = { ...world.portal, clock: world.clock.now }
  const warned = async () =>
    (
      await world.db
        .selectFrom('expiry_warnings')
        .select('student_package_id as id')
        .where('student_package_id', 'in', ids)
        .orderBy('student_package_id')
        .execute()
    ).map(({ id }) => id)
  const stopped = AbortSignal.abort(new Error('stopping'))
  await expect(warnOfExpiry(portal, listeners, stopped)).rejects.toThrow('stopping')
  expect(await warned()).toEqual([])
  const failing = {
    ...listeners,
    atOnce: [
      {
        'studentPackage.expiryWarned': async (_: unknown, id: number) => {
          if (id === ids[0]) throw new Error('no ink')
        },
      },
    ],
  }
  await expect(warnOfExpiry(portal, failing)).rejects.toThrow('no ink')
  expect(await warned()).toEqual(ids.slice(1))
  await warnOfExpiry(portal, listeners)
  expect(await warned()).toEqual(ids)
})
