import { sql } from 'kysely'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { lockSignUpsOf } from '#teaching/sign-ups/server/sign-up-rows.steps.ts'
import { guestOf, hashOfEmail } from '../guests.queries.ts'
import type { Person } from '../person.ts'
import { previewErasure } from './erase.ts'
import { execute } from './execute-erasure.ts'
import type { StoredErasure } from './repeated-erasures.ts'

/** At once: there is no account that could be blocked meanwhile, and no email is stored by which it could be withdrawn. Idempotent. */
export async function eraseGuest(ctx: Context, declared: PersonalData, email: string): Promise<number> {
  const { db, now, user, config } = ctx
  const email_hash = hashOfEmail(config, email)
  // Of two at once the second finds what the first has done.
  await sql`select pg_advisory_xact_lock(hashtext(${`guest ${email_hash.toString('hex')}`}))`.execute(db)
  // One that is accepted at the same moment makes an account, which is found then.
  await lockSignUpsOf(db, email)
  const guest = await guestOf(ctx, email)
  if (!(await isKnown(db, declared, guest))) return (await lastErasure(db, email_hash)) ?? fail('guest_unknown')
  const { id } = await db
    .insertInto('erasures')
    .values({ ...dueAt(now), cause: 'GUEST', email_hash, requested_by: user.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await execute(ctx, declared, id, guest)
  return id
}

/**
 * After a restored backup, whether or not the database has anything of theirs: who signs up later is not erased by a line that no start has
 * read yet. Null: an erasure since the line has done it, as where a transaction was tried again.
 */
export async function repeatGuestErasure(ctx: Actor, { key, guest, at }: StoredErasure): Promise<number | null> {
  const { db, now } = ctx
  const email_hash = Buffer.from(guest ?? '', 'hex')
  const isDone = await db
    .selectFrom('erasures')
    .select('id')
    .where('email_hash', '=', email_hash)
    .where('done_at', '>=', at)
    .executeTakeFirst()
  if (isDone) return null
  await db
    .insertInto('erasures')
    .values({ ...dueAt(now), cause: 'RESTORE', email_hash, key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await db.selectFrom('erasures').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
}

/** Nobody is shut out who has no account. */
function dueAt(now: Date) {
  const before = { was_blocked: false, was_enabled: false, was_active: false }
  return { ...before, made_at: now, requested_at: now, due_at: now }
}

async function isKnown(db: Db, declared: PersonalData, guest: Person): Promise<boolean> {
  const { outcomes, mentions } = await previewErasure(db, declared, guest)
  return outcomes.length + mentions > 0
}

async function lastErasure(db: Db, email_hash: Buffer): Promise<number | undefined> {
  const last = await db
    .selectFrom('erasures')
    .select('id')
    .where('email_hash', '=', email_hash)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last?.id
}
