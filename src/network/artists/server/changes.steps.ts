import type { Selectable } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields, isDuplicate } from '#kit/server/http/errors.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { type DataField, dataFields } from '#network/artists/contract/artists.form.ts'
import { changeAccountEmail, changeAccountLanguage, renameAccount } from '#people/students/server/students.steps.ts'
import { writeHistory } from './artists.steps.ts'

export type ArtistData = Pick<Selectable<Tables['pro_artists']>, DataField>
export type LockedData = Awaited<ReturnType<typeof lockData>>

/** The artist's data, locked until the transaction ends, so that two edits at once come one after the other. */
export function lockData(db: Db, id: number) {
  return db
    .selectFrom('pro_artists')
    .select(['id', 'user_id', 'invitation_status', 'revision', ...dataFields])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Note = { event: string; by: number | null; isReviewWanted?: boolean }

/** Changes data and writes what changed into the history; Nothing changed: nothing is written. */
export async function changeData(
  ctx: Pick<Context<unknown>, 'db' | 'now'>,
  artist: LockedData,
  values: Partial<ArtistData>,
  note: Note,
): Promise<FieldChange[]> {
  const changes = changesBetween(artist, values)
  if (changes.length === 0) return []
  try {
    await ctx.db.updateTable('pro_artists').set(values).where('id', '=', artist.id).execute()
    await changeAccount(ctx.db, artist, values)
  } catch (error) {
    if (isDuplicate(error)) failFields({ email: 'email_taken' })
    throw error
  }
  await writeHistory(ctx, artist.id, artist.invitation_status, artist.invitation_status, { ...note, changes })
  return changes
}

/** A change of name, email or language here also changes the account. */
async function changeAccount(db: Db, { user_id }: LockedData, values: Partial<ArtistData>): Promise<void> {
  const { first_name, last_name, email, language_name } = values
  if (!user_id) return
  if (first_name || last_name) await renameAccount(db, user_id, { first_name, last_name })
  if (email) await changeAccountEmail(db, user_id, email)
  if (language_name) await changeAccountLanguage(db, user_id, language_name)
}
