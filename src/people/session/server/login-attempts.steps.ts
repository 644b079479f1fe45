import { createHash } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { inTurn } from '#kit/server/in-turn.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Client } from '#kit/server/session/session.ts'
import { isKnownDevice } from './known-devices.queries.ts'

/** In seconds: within how long so many failures of one email at one address are too many. */
const windowSeconds = 60
const maxFailures = 5

/** In seconds: how long a failure slows down those after it. */
const memorySeconds = 3600
/** So many failures of one account, from wherever, slow nothing down. Each one more doubles the delay. In milliseconds. */
const freeFailures = 10
const firstDelay = 500
const longestDelay = 8000
/** So many within the hour, and no guess is compared any more until the oldest of them is an hour ago. */
const mostFailures = 30

const guesses = inTurn()

/**
 * Who is counted together. A browser that signed in to the account before answers for itself alone: what strangers do, behind
 * the same address or elsewhere, neither shuts it out nor slows it down. Strangers are counted by address, and all of them by account.
 */
export type Attempt = { own: Buffer; crowd: Buffer; at: Date }

/**
 * Counts the attempt as failed before it is checked, under a lock, so that parallel guesses are limited like sequential ones. Returns the
 * seconds to wait where there were too many, 0 where the attempt may go on, and by how many milliseconds it is delayed before it does.
 */
export async function claimLoginAttempt(
  db: Db,
  email: string,
  client: Client,
  now: Date,
  guessed: 'password' | 'code' = 'password',
): Promise<{ seconds: number; delay: number; attempt: Attempt }> {
  const isKnown = await isKnownDevice(db, email, client, now)
  const key = (place: string) => keyOf(email, guessed === 'code' ? `code ${place}` : place)
  const own = key(isKnown ? `device ${client.deviceHash?.toString('hex')}` : client.ip)
  const attempt = { own, crowd: isKnown ? own : key(''), at: now }
  // In this process they wait before they take a connection: two hundred guesses at one account would hold all that sign-ins have.
  return guesses(attempt.crowd.toString('hex'), () =>
    db.transaction().execute(async (tx) => {
      // Other processes wait for each other here.
      await sql`select pg_advisory_xact_lock(${attempt.crowd.readInt32BE(0)})`.execute(tx)
      const refused = (oldest: string, seconds: number) => ({
        ...{ attempt, delay: 0 },
        seconds: secondsBetween(now, Date.parse(oldest) + seconds * 1000),
      })
      const { count, oldest } = await failures(tx, own, shift(now, { seconds: -windowSeconds }))
      if (count >= maxFailures && oldest) return refused(oldest, windowSeconds)
      const crowd = await failures(tx, attempt.crowd, shift(now, { seconds: -memorySeconds }))
      if (crowd.count >= mostFailures && crowd.oldest) return refused(crowd.oldest, memorySeconds)
      const rows = isKnown ? [own] : [own, attempt.crowd]
      await tx
        .insertInto('login_failures')
        .values(rows.map((who) => ({ who, at: now })))
        .execute()
      return { attempt, delay: delayAfter(crowd.count), seconds: 0 }
    }),
  )
}

/** It was no failure, and neither were those before it at the same place. Others go on to be slowed down. */
export async function forgetLoginFailures(db: Db, { own, crowd, at }: Attempt): Promise<void> {
  await db.deleteFrom('login_failures').where(sql<SqlBool>`who = ${own} or (who = ${crowd} and at = ${at})`).execute()
}

export async function sweepLoginFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('at', '<', shift(now, { seconds: -memorySeconds }))
    .execute()
}

/** Of the newest only: more would change nothing. */
async function failures(db: Db, who: Buffer, since: string): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('login_failures')
        .select('at')
        .where('who', '=', who)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .limit(mostFailures)
        .as('newest'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('oldest')])
    .executeTakeFirstOrThrow()
}

function delayAfter(failed: number): number {
  return failed < freeFailures ? 0 : Math.min(longestDelay, firstDelay * 2 ** (failed - freeFailures))
}

function secondsBetween(now: Date, then: number): number {
  return Math.max(1, Math.ceil((then - now.getTime()) / 1000))
}

/** The typed email may be a password in the wrong field, so only its hash is stored. */
function keyOf(email: string, place: string): Buffer {
  return createHash('sha256').update(`${email.toLowerCase()}\0${place}`).digest()
}
