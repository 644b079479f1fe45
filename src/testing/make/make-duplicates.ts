import { sql } from 'kysely'
import { features } from '#app/server/app.ts'
import type { Context } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { readUser } from '#kit/server/session/session.ts'
import { chosenOfArtists } from '#office/duplicates/contract/artist-merges.ts'
import type { MergeChoice } from '#office/duplicates/contract/merge-choice.ts'
import type { ChosenField, Side } from '#office/duplicates/contract/merges.ts'
import { closeApplication } from '#office/duplicates/server/applications/application-merges.steps.ts'
import { mergeArtists } from '#office/duplicates/server/artists/artist-merges.steps.ts'
import { mergePair } from '#office/duplicates/server/merging/merge.steps.ts'
import type { Academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertArtist } from './make-artists.ts'

export const merging = Object.values(features).flatMap((feature) => feature.merging ?? [])

/** Everything as the record on the left has it. */
export const leftChoice: MergeChoice<ChosenField> = {
  kept: 'left',
  fields: { first_name: 'left', last_name: 'left', phone: 'left', country_id: 'left', language_name: 'left' },
}

/** Of two artists, everything as the one on the left has it. */
export const leftArtist = {
  kept: 'left' as const,
  fields: Object.fromEntries(chosenOfArtists.map((field) => [field, 'left'])) as Record<
    (typeof chosenOfArtists)[number],
    'left'
  >,
}

/** Two students who may be one, and the pair of them. */
export async function duplicatePair(db: Db): Promise<{ id: number }> {
  return pairOf(db, await namesake(db), await namesake(db))
}

export async function pairOf(
  db: Db,
  one: number,
  other: number,
  kind: 'STUDENTS' | 'ARTISTS' = 'STUDENTS',
): Promise<{ id: number }> {
  return db
    .insertInto('duplicate_pairs')
    .values({
      kind,
      left_id: Math.min(one, other),
      right_id: Math.max(one, other),
      score: 90,
      reasons: ['NAME_SAME', 'PHONE_SAME', 'EMAIL_DIFFERS'],
      found_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A pair that the office merged. */
export async function mergedPair(world: Academy): Promise<{ id: number }> {
  const pair = await duplicatePair(world.db)
  await mergeByOffice(world, pair.id, leftChoice)
  return pair
}

/** Nobody is notified. */
export async function mergeByOffice(world: Academy, pairId: number, choice: MergeChoice<ChosenField>) {
  await asOffice(world, (ctx) => mergePair(ctx, merging, pairId, choice, anyRevision))
}

const anyRevision = { left: undefined, right: undefined }

async function asOffice({ portal, db, clock }: Academy, act: (ctx: Context) => Promise<void>): Promise<void> {
  const office = db.selectFrom('users').select('id').where('email', '=', cast.office.email)
  const user = await readUser(db, (await office.executeTakeFirstOrThrow()).id)
  await inTransaction(db, async (tx) => {
    await act({ ...contextAt({ ...portal, db: tx }, { atOnce: [], later: [] }, clock.now(), user), user } as Context)
  })
}

/** A student of the same name and phone as all that this makes. */
async function namesake(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with account as (
      insert into users (first_name, last_name, email, language_name)
      values ('Halina', 'Podwójna', gen_random_uuid() || '@example.com', 'pl') returning *
    ), role as (
      insert into user_roles (user_id, role_id) select account.id, roles.id from account, roles where name = 'client'
    )
    insert into students (user_id, first_name, last_name, email, phone, language_name, created_at)
    select id, first_name, last_name, email, '+48600700800', language_name, created_at from account returning id
  `.execute(db)
  return rows[0]?.id ?? 0
}

/** Two applications that may be of one person. */
export async function applicationPair(db: Db): Promise<{ id: number }> {
  return pairOf(db, await insertArtist(db), await insertArtist(db), 'ARTISTS')
}

/** A pair of which the office closed one; nobody is notified. */
export async function closedApplication(world: Academy): Promise<{ id: number }> {
  const pair = await applicationPair(world.db)
  await asOffice(world, (ctx) => closeApplication(ctx, pair.id, { closed: 'right', revisions: anyRevision }))
  return pair
}

/** Two artists with accounts who may be one, and the pair of them. */
export async function artistPair(world: Academy): Promise<{ id: number; left: number; right: number }> {
  const [one, other] = [await newArtist(world), await newArtist(world)]
  const { id } = await pairOf(world.db, one, other, 'ARTISTS')
  return { id, left: Math.min(one, other), right: Math.max(one, other) }
}

async function newArtist({ db, person }: Academy): Promise<number> {
  return artistOf(db, (await person('pro-artist')).id)
}

/** Of an account. */
export async function artistOf(db: Db, userId: number): Promise<number> {
  const artist = await db.selectFrom('pro_artists').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return artist.id
}

/** A pair of artists that the office merged; nobody is notified. */
export async function mergedArtists(world: Academy): Promise<{ id: number; left: number; right: number }> {
  const pair = await artistPair(world)
  await mergeArtistsByOffice(world, pair.id, 'left')
  return pair
}

/** Nobody is notified. */
export async function mergeArtistsByOffice(world: Academy, pairId: number, kept: Side): Promise<void> {
  const choice = { ...leftArtist, kept, revisions: anyRevision }
  await asOffice(world, (ctx) => mergeArtists(ctx, merging, pairId, choice))
}
