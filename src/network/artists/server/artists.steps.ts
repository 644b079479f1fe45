import { type Insertable, sql, type Updateable } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { asJson, requireRevision } from '#kit/server/revisions/revisions.ts'
import { applicationFacts } from '#network/artists/contract/artists.facts.ts'
import {
  formStep,
  type InvitationStatus,
  type OfficeStep,
  officeSteps,
} from '#network/artists/contract/artists.flow.ts'
import { artistChangesSince } from './artist-changes.queries.ts'
import { type LockedArtist, lockArtist } from './artists.queries.ts'

/** `by` is the user's id; null for the applicant's own steps, even if a user is signed in. */
type Note = {
  event: string
  by: number | null
  comment?: string | null
  fields?: string[]
  changes?: FieldChange[]
  /** Somebody of the office should look at the changes. */
  isReviewWanted?: boolean
}
/** What else a step changes in the artist, once the state is known to allow it. */
type Effect = (artist: LockedArtist) => Promise<{ user_id: number; level_id: number }>
type Rule = { from: readonly number[]; to: InvitationStatus }

type NewApplicant = Omit<Insertable<Tables['pro_artists']>, 'applied_at' | 'status_changed_at'>

/** The artist, as the user who takes a step has read them. */
export type Applicant = { id: number; invitation_status: number; revision?: number }

/**
 * Takes a step of the office: locks, checks the state, moves, and writes the history. What the state does not allow is a 409,
 * and so is every step of somebody who decides on an older one: of two people who decide at once, one does.
 */
export function decide(
  ctx: Context,
  applicant: Applicant,
  step: OfficeStep,
  note: Pick<Note, 'comment' | 'fields'> = {},
  effect?: Effect,
): Promise<LockedArtist> {
  return move(ctx, applicant, officeSteps[step], { event: step, by: ctx.user.id, ...note }, effect)
}

/** Stores an application and returns its id; null where its email has applied before. */
export async function addApplicant({ db, now }: Context<unknown>, application: NewApplicant): Promise<number | null> {
  const added = await db
    .insertInto('pro_artists')
    .values({ ...application, applied_at: now, status_changed_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** The applicant's own step: the data form was sent. */
export function sendForm(
  ctx: Context<unknown>,
  applicant: Applicant,
  changed: Pick<Note, 'changes'>,
): Promise<LockedArtist> {
  return move(ctx, applicant, formStep, { event: 'formSent', by: null, ...changed })
}

/** The data of the form that was sent; what was there before it is not needed any more. */
export async function storeForm(db: Db, id: number, values: Updateable<Tables['pro_artists']>): Promise<void> {
  await db
    .updateTable('pro_artists')
    .set({ ...values, files_before: null })
    .where('id', '=', id)
    .execute()
}

/** Writes no history: an erasure was requested or withdrawn. */
export async function setActivation(db: Db, id: number, activation_status: 0 | 1): Promise<void> {
  await db.updateTable('pro_artists').set({ activation_status }).where('id', '=', id).execute()
}

async function move(
  ctx: Context<unknown>,
  { id, invitation_status: statusThen, revision }: Applicant,
  { from, to }: Rule,
  note: Note,
  effect?: Effect,
): Promise<LockedArtist> {
  const artist = await lockArtist(ctx.db, id)
  const status = artist.invitation_status
  await requireRevision(ctx, artist, revision, (since) =>
    artistChangesSince(ctx, id, since, { fields: applicationFacts, isNamed: true }),
  )
  if (artist.is_merged) fail('application_merged')
  if (status !== statusThen || !from.includes(status)) fail('step_not_possible', { state: stateName(ctx, status) })
  const change = await effect?.(artist)
  await ctx.db
    .updateTable('pro_artists')
    .set({ invitation_status: to, status_changed_at: ctx.now, ...change })
    .where('id', '=', id)
    .execute()
  await writeHistory(ctx, id, status, to, note)
  return artist
}

export function stateName({ t }: Pick<Context<unknown>, 't'>, status: number): string {
  return t(`artists.status_${status as InvitationStatus}`)
}

/** Every change of an artist raises the revision. */
export async function writeHistory(
  { db, now }: Pick<Context<unknown>, 'db' | 'now'>,
  artistId: number,
  from: number | null,
  to: number | null,
  { event, by, comment = null, fields = [], changes = [], isReviewWanted = false }: Note,
): Promise<void> {
  const { revision } = await db
    .updateTable('pro_artists')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', artistId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('pro_artist_history')
    .values({
      pro_artist_id: artistId,
      event,
      from_status: from,
      to_status: to,
      user_id: by,
      comment,
      fields,
      changes: asJson(changes),
      revision,
      is_review_wanted: isReviewWanted,
      at: now,
    })
    .execute()
}

/** Somebody of the office looked at the changes up to this entry; false where somebody else had before. */
export async function markReviewed({ db, user, now }: Context, artistId: number, upToId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pro_artist_history')
    .set({ reviewed_at: now, reviewed_by: user.id })
    .where('pro_artist_id', '=', artistId)
    .where('id', '<=', upToId)
    .where('is_review_wanted', '=', true)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
