import { sql } from 'kysely'
import { withCheck } from '#kit/contract/values/checked-code.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import '#trade/vouchers/server/vouchers.queries.ts'
import type { PortalProcess } from '#testing/servers/portal-process.ts'
import { Visitor } from '#testing/visitor.ts'
import { type Figure, percentile } from './figures.ts'
import type { World } from './world.ts'

const atOnce = 50
const rounds = 10
/** Until each connection has planned each of the statements for good. */
const warmUps = 2

/** Vouchers redeemed over HTTP by fifty people at once, each a voucher and a seat of its own; and fifty who want one use. */
export async function measureRedemptions({ office, connection }: World, portal: PortalProcess): Promise<Figure[]> {
  const db = openDatabase(openPool(connection))
  try {
    const visitors = await Promise.all(
      office
        .slice(0, atOnce)
        .map(({ cookie }) => Visitor.withSession(portal.server, '127.0.0.1', cookie.split('=')[1] ?? '')),
    )
    const given = await addSeats(db, (warmUps + rounds) * atOnce)
    const waits: number[] = []
    for (let round = 0; round < warmUps + rounds; round++) {
      const inRound = await Promise.all(
        visitors.map(async (visitor, place) => {
          const begin = performance.now()
          await visitor.send(redemptions.redeem, given[round * atOnce + place] as Given)
          return performance.now() - begin
        }),
      )
      if (round >= warmUps) waits.push(...inRound)
    }
    const one = await lastUse(db)
    const answers = await Promise.all(visitors.map((visitor) => visitor.call(redemptions.redeem, one)))
    const made = answers.filter(({ status }) => status === 201).length
    const p99 = percentile(waits, 0.99)
    return [
      {
        name: `Redemptions of vouchers, ${atOnce} at once (p99)`,
        wanted: '≤ 50 ms',
        measured: `${Math.round(p99)} ms`,
        detail: `median ${Math.round(percentile(waits, 0.5))} ms, ${waits.length} redemptions over HTTP`,
        isMet: p99 <= 50,
      },
      {
        name: `${atOnce} redemptions at once of one use`,
        wanted: '1',
        measured: String(made),
        detail: 'the others learn that it is used up',
        isMet: made === 1,
      },
    ]
  } finally {
    await db.destroy()
  }
}

export type Given = { code: string; participant_id: number }

/** So many trainings far ahead, each with room for a hundred; what an earlier run left behind is in nobody's way. */
export async function addTrainings(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into trainings (pro_artist_id, title, description, technique, kind, time_zone, venue, language, seats_min,
      seats_max, price_amount, price_currency, state, created_at, state_changed_at)
    select pro_artist_id, title, description, technique, kind, time_zone, venue, language, 1, 100, 200000, 'PLN', 'PUBLISHED',
      now(), now()
    from (select * from trainings where kind = 'GROUP' order by id limit 1) one, generate_series(1, ${count}::int)
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** So many seats, and a voucher for each. */
export async function addSeats(db: Db, count: number): Promise<Given[]> {
  const trainings = await addTrainings(db, Math.ceil(count / 100))
  const { rows: seats } = await sql<{ id: number; user_id: number }>`
    with learners as (
      select id, user_id from students where status = 'ACTIVE' order by id limit 100
    ), seated as (
      insert into participants (training_id, student_id, status, outcome, registered_at)
      select training_id, learners.id, 'REGISTERED', 'NONE', now() from unnest(${trainings}::int[]) training_id, learners
      returning id, student_id
    )
    select seated.id, user_id from seated join learners on learners.id = student_id order by seated.id limit ${count}
  `.execute(db)
  const run = Date.now()
    .toString(32)
    .toUpperCase()
    .replaceAll(/[ILOU]/g, 'Z')
    .slice(-6)
  const given = seats.map(({ id, user_id }, place) => ({
    participant_id: id,
    holder_id: user_id,
    code: withCheck(`${run}${String(place).padStart(5, '0')}`),
  }))
  await db
    .insertInto('vouchers')
    .values(given.map(({ holder_id, code }) => voucher(holder_id, code)))
    .execute()
  return given
}

function voucher(holder_id: number, code: string) {
  const now = Date.now()
  return {
    ...({ code, holder_id, kind: 'PERCENT', value: 10, currency: null, source: 'ADMIN', note: null } as const),
    issued_at: new Date(now - 1000),
    available_at: new Date(now - 1000),
    valid_until: new Date(now + 30 * 86_400_000),
  }
}

async function lastUse(db: Db): Promise<Given> {
  const [given] = await addSeats(db, 1)
  return given as Given
}
