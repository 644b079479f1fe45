import { sql } from 'kysely'
import { requireOperator } from '#academy/settings/server/operator.steps.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { revise } from '#kit/server/revisions/revisions.ts'
import type { LockedArtist } from '#network/artists/server/artists.queries.ts'
import { lockArtist } from '#network/artists/server/artists.queries.ts'
import { freedBefore, type ManagedProfile, managedProfile, slugProblem } from './public-profiles.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'proArtist.publicProfileOpened': { slug: string }
    'proArtist.publicProfileClosed': object
    'proArtist.publicProfileMoved': { slug: string; replaced: string }
    'proArtist.publicProfileBlocked': { artist: LockedArtist; reason: string }
    'proArtist.publicProfileAllowed': { artist: LockedArtist }
  }
}

/** Without `is_listed` that stays as it is. */
type Wanted = { is_on: boolean; slug: string; is_listed?: boolean | null | undefined; revision?: number | undefined }

const wishes = {
  is_on: 'publicProfiles.is_on',
  slug: 'publicProfiles.slug',
  is_listed: 'publicProfiles.is_listed',
} as const
const ban = { is_blocked: 'publicProfiles.is_blocked' } as const

/** The artist turns their public page on or off, and sets its address. */
export async function saveProfile(ctx: Context, artistId: number, wanted: Wanted): Promise<void> {
  const { db, now } = ctx
  const { is_on, slug, revision } = wanted
  await lockArtist(db, artistId)
  const known = await managedProfile(db, artistId)
  if (is_on && known?.blocked_at) fail('public_profile_blocked')
  if (is_on && !known?.is_on) await requireOperator(ctx)
  if (slug !== known?.slug) await requireFree(ctx, artistId, slug)
  if (known?.opened_at && slug !== known.slug) await requireFewMoves(ctx, artistId)
  const before = known ?? (await createProfile(ctx, artistId, slug))
  // Without a saved profile there is no revision to compare.
  const edit = { revision: known && revision, labels: wishes }
  const is_listed = wanted.is_listed ?? before.is_listed
  if (!(await revise(ctx, 'public_profiles', before, { is_on, slug, is_listed }, edit))) return
  if (is_listed !== before.is_listed)
    await db.updateTable('public_profiles').set({ is_listed }).where('id', '=', before.id).execute()
  if (slug !== before.slug) {
    await moveProfile(ctx, artistId, before, slug)
    await ctx.record('proArtist.publicProfileMoved', artistId, { slug, replaced: before.slug })
  }
  if (is_on === before.is_on) return
  const opened_at = before.opened_at ?? now
  await db.updateTable('public_profiles').set({ is_on, opened_at }).where('id', '=', before.id).execute()
  if (is_on) await ctx.record('proArtist.publicProfileOpened', artistId, { slug })
  else await ctx.record('proArtist.publicProfileClosed', artistId, {})
}

/** The office takes a profile off, with a reason; the artist cannot switch it on again. */
export async function blockProfile(ctx: Context, artistId: number, reason: string, revision?: number): Promise<void> {
  const artist = await lockArtist(ctx.db, artistId)
  const { id, revision: present, blocked_at } = found(await managedProfile(ctx.db, artistId))
  const before = { id, revision: present, is_blocked: blocked_at !== null }
  if (!(await revise(ctx, 'public_profiles', before, { is_blocked: true }, { revision, labels: ban }))) return
  await ctx.db
    .updateTable('public_profiles')
    .set({ is_on: false, blocked_at: ctx.now, block_reason: reason })
    .where('id', '=', id)
    .execute()
  await ctx.record('proArtist.publicProfileBlocked', artistId, { artist, reason })
}

/** From now on the artist may show themselves again, if they want to. */
export async function allowProfile(ctx: Context, artistId: number, revision?: number): Promise<void> {
  const artist = await lockArtist(ctx.db, artistId)
  const { id, revision: present, blocked_at } = found(await managedProfile(ctx.db, artistId))
  const before = { id, revision: present, is_blocked: blocked_at !== null }
  if (!(await revise(ctx, 'public_profiles', before, { is_blocked: false }, { revision, labels: ban }))) return
  await ctx.db
    .updateTable('public_profiles')
    .set({ blocked_at: null, block_reason: null })
    .where('id', '=', id)
    .execute()
  await ctx.record('proArtist.publicProfileAllowed', artistId, { artist })
}

/** Pages that show what a student wrote leave out the name from now on, or have it again. */
export async function renewProfilesOf(db: Db, studentId: number): Promise<void> {
  await sql`
    update public_profiles set version = version + 1 where pro_artist_id in (
      select artist_id from reviews join participants on participants.id = participant_id where student_id = ${studentId}
    )
  `.execute(db)
}

async function createProfile(ctx: Context, artistId: number, slug: string): Promise<ManagedProfile> {
  const { db } = ctx
  await db.insertInto('public_profiles').values({ pro_artist_id: artistId }).execute()
  await takeAddress(ctx, artistId, slug)
  return found(await managedProfile(db, artistId))
}

/** Requests for a former address are redirected to the new one; an address that was never public is free again. */
async function moveProfile(ctx: Context, artistId: number, { opened_at }: ManagedProfile, slug: string): Promise<void> {
  const { db, now } = ctx
  const left = { is_current: false, left_at: now }
  const table = 'public_profile_addresses'
  const current = db.updateTable(table).set(left).where('pro_artist_id', '=', artistId).where('is_current', '=', true)
  if (opened_at) await current.execute()
  else await db.deleteFrom(table).where('pro_artist_id', '=', artistId).execute()
  await takeAddress(ctx, artistId, slug)
}

async function requireFree(ctx: Context, artistId: number, slug: string): Promise<void> {
  const problem = await slugProblem(ctx, artistId, slug)
  if (problem) failFields({ slug: problem })
}

/** In a year: each one leaves an address that nobody else may have, and links that lead on. */
const mostMoves = 3

async function requireFewMoves({ db, now }: Context, artistId: number): Promise<void> {
  const { moves } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('moves'))
    .where('event', '=', 'proArtist.publicProfileMoved')
    .where('subject_id', '=', artistId)
    .where('at', '>', shift(now, { days: -365 }))
    .executeTakeFirstOrThrow()
  if (moves >= mostMoves) failFields({ slug: 'slug_moved_often' })
}

/** Of two artists who want one address at once, the first has it. */
async function takeAddress({ db, now }: Context, artistId: number, slug: string): Promise<void> {
  const taken = await db
    .insertInto('public_profile_addresses')
    .values({ slug, pro_artist_id: artistId, is_current: true, left_at: null })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ is_current: true, left_at: null, pro_artist_id: artistId })
        .where((eb) =>
          eb.or([
            eb('public_profile_addresses.pro_artist_id', '=', artistId),
            eb('public_profile_addresses.left_at', '<=', freedBefore(now)),
          ]),
        ),
    )
    .returning('slug')
    .executeTakeFirst()
  if (!taken) failFields({ slug: 'slug_taken' })
}
