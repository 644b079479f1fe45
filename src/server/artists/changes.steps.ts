import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { EditConflict, FieldChange } from '#contract/artists/artists.entities.ts'
import { type DataField, dataFields } from '#contract/artists/artists.form.ts'
import { writeHistory } from '#server/applications/applications.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail, failFields, isDuplicate } from '#server/kit/http/errors.ts'
import type { Db, Tables } from '#server/kit/postgres/database.ts'
import { changeEmail, changeLanguage, renameUser } from '#server/session/session.queries.ts'
import { nameOfOffice } from './artists.queries.ts'

export type ArtistData = Pick<Selectable<Tables['pro_artists']>, DataField>
export type LockedData = Awaited<ReturnType<typeof lockData>>

/** The artist's data, locked until the transaction ends, so that two edits at once come one after the other. */
export function lockData(db: Db, id: number) {
  return db
    .selectFrom('pro_artists')
    .select(['id', 'user_id', 'invitation_status', 'version', ...dataFields])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** What an editor may know of the work of others: which fields, and whether who it was. */
type Sight = { fields: readonly string[]; isNamed: boolean }
const officeSight: Sight = { fields: dataFields, isNamed: true }

/** Refuses an edit of data that others have changed since, and says what they changed; what the editor does not see is nothing to them. */
export async function requireVersion(
  db: Db,
  artist: { id: number; version: number },
  version: number,
  { fields, isNamed } = officeSight,
): Promise<void> {
  if (artist.version === version) return
  const seen = (await changesSince(db, artist.id, version)).filter(({ field }) => fields.includes(field))
  if (seen.length === 0) return
  const changes = seen.map((change) => ({ ...change, by: isNamed ? change.by : null }))
  fail('edited_meanwhile', {}, { version: artist.version, changes })
}

/** What differs in an artist between before and after, in the order of `after`; fields that `before` knows nothing of count as empty. */
export function changesBetween(before: object, after: object): FieldChange[] {
  const known = before as Record<string, unknown>
  return Object.entries(after).flatMap(([field, value]) => {
    const change = { field, before: known[field] ?? null, after: value ?? null }
    return isSame(change.before, change.after) ? [] : [change]
  })
}

type Note = { event: string; by: number | null; isReviewWanted?: boolean }

/** Changes data and writes what changed into the history; whoever holds an older version is told. Nothing changed: nothing is written. */
export async function changeData(
  ctx: Pick<Context<unknown>, 'db' | 'now'>,
  artist: LockedData,
  values: Partial<ArtistData>,
  note: Note,
): Promise<FieldChange[]> {
  const changes = changesBetween(artist, values)
  if (changes.length === 0) return []
  const version = artist.version + 1
  try {
    await ctx.db
      .updateTable('pro_artists')
      .set({ ...values, version })
      .where('id', '=', artist.id)
      .execute()
    await changeAccount(ctx.db, artist, values)
  } catch (error) {
    if (isDuplicate(error)) failFields({ email: 'email_taken' })
    throw error
  }
  await writeHistory(ctx, artist.id, artist.invitation_status, artist.invitation_status, { ...note, changes, version })
  return changes
}

/** Whoever is called otherwise here is so in the portal. */
async function changeAccount(db: Db, { user_id }: LockedData, values: Partial<ArtistData>): Promise<void> {
  const { first_name, last_name, email, language_name } = values
  if (!user_id) return
  if (first_name || last_name) await renameUser(db, user_id, { first_name, last_name })
  if (email) await changeEmail(db, user_id, email)
  if (language_name) await changeLanguage(db, user_id, language_name)
}

/** Each field that changed after a version: as it was then, as it is now, and who was the last to change it. */
async function changesSince(db: Db, artistId: number, version: number): Promise<EditConflict['changes']> {
  const entries = await db
    .selectFrom('pro_artist_history')
    .leftJoin('users', 'users.id', 'pro_artist_history.user_id')
    .select(['changes', 'at', nameOfOffice.as('by')])
    .where('pro_artist_id', '=', artistId)
    .where('version', '>', version)
    .orderBy('pro_artist_history.id')
    .execute()
  const fields = new Map<string, EditConflict['changes'][number]>()
  for (const { changes, by, at } of entries)
    for (const change of changes) {
      const { before } = fields.get(change.field) ?? change
      fields.set(change.field, { ...change, before, by, at })
    }
  return [...fields.values()].filter(({ before, after }) => !isSame(before, after))
}

/** Several of a choice are the same in any order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return isDeepStrictEqual(one.toSorted(), other.toSorted())
  return isDeepStrictEqual(one, other)
}
