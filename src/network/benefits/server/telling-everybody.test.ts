import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertNetwork } from '#testing/make/make-artists.ts'

const words = { pl: 'Rabat na pigmenty dla artystów sieci', 'en-US': 'A discount on pigments for our artists' }
const benefit = { name: words, description: words, category: 'DISCOUNT', link: null, is_active: true } as const
const network = 10_000

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('where notifying one artist fails nobody is notified, until it is retried; and nobody twice', async () => {
  const before = await countNotified()
  const { tryAgain } = await createUntellable()
  expect(await countNotified()).toBe(before)
  // As if the first attempt had died without a word, and the second came late.
  await Promise.all([tryAgain(), tryAgain()])
  await expect.poll(() => jobsIn('created', 'active')).toBe(0)
  expect((await countNotified()) - before).toBe(await countReaders())
})

test('nobody is notified of a benefit that was hidden again before', async () => {
  const before = await countNotified()
  const { id, tryAgain } = await createUntellable()
  await world.as.office.send(benefits.update, { ...benefit, id, is_active: false })
  await tryAgain()
  await world.untilNotified()
  expect(await countNotified()).toBe(before)
})

test(`the office does not wait until ${network} artists are notified of a benefit, and all of them are`, async () => {
  await insertNetwork(world.db, network)
  const [before, readers] = [await countNotified(), await countReaders()]
  // Nobody can be notified before the response has arrived.
  await world.db.transaction().execute(async (other) => {
    await sql`lock table notifications in exclusive mode`.execute(other)
    await world.as.office.send(benefits.create, benefit)
  })
  await world.untilNotified()
  expect((await countNotified()) - before).toBe(readers)
  expect(readers).toBeGreaterThan(network)
})

/** A benefit with one artist whose notification failed, so that nobody was notified: now it would succeed. */
async function createUntellable() {
  const { db, portal, as } = world
  const { id: artist } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.artist.email)
    .executeTakeFirstOrThrow()
  const [isForbidden, failed] = [sql.raw(`check (user_id <> ${artist}) not valid`), await jobsIn('retry')]
  await sql`alter table notifications add constraint untellable ${isForbidden}`.execute(db)
  const { data } = await as.office.send(benefits.create, benefit)
  await expect.poll(() => jobsIn('retry'), { timeout: 10_000 }).toBe(failed + 1)
  await sql`alter table notifications drop constraint untellable`.execute(db)
  const { audit_id } = await db.selectFrom('broadcasts').select('audit_id').executeTakeFirstOrThrow()
  return { id: data.id, tryAgain: () => portal.jobs.send(db, 'broadcast', { audit_id }) }
}

async function countNotified(): Promise<number> {
  const { count } = await world.db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', '=', 'benefit_added')
    .executeTakeFirstOrThrow()
  return count
}

/** Artists of the network who can sign in. */
async function countReaders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pro_artists
    where user_id is not null and invitation_status = 3 and activation_status = 1
  `.execute(world.db)
  return rows[0]?.count ?? 0
}

async function jobsIn(...states: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = 'broadcast' and state::text = any(${states})
  `.execute(world.db)
  return rows[0]?.count ?? 0
}
