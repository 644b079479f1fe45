import { type Insertable, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { asJson } from '#kit/server/revisions/revisions.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type BroughtAccount, createUsers, removeUsers, updateUsers } from '#people/session/server/user-rows.steps.ts'
import { writeHistory } from './artists.steps.ts'

/* Artists of before the portal: they are in the network, and never applied. Nobody is notified. */

type Row = Omit<
  Insertable<Tables['pro_artists']>,
  'applied_at' | 'status_changed_at' | 'invitation_status' | 'is_imported' | 'user_id'
>
/** `level_since`: a day of the academy; `changes` begin the history. */
type ImportedArtist = Row & BroughtAccount & { level_since: string | null; changes: FieldChange[] }

/** Adds artists with accounts that have no password yet, but for emails that have an account; answers their ids by email. */
export async function addImportedArtists(
  { db, now, user }: Context,
  artists: readonly ImportedArtist[],
): Promise<Map<string, number>> {
  const accounts = await createUsers(db, artists as never, 'pro-artist', now)
  const userIds = new Map(accounts.map(({ id, email }) => [email.toLowerCase(), id]))
  const added = artists.filter(({ email }) => userIds.has(email.toLowerCase()))
  if (added.length === 0) return new Map()
  const made = await db
    .insertInto('pro_artists')
    .values(
      added.map(({ level_since: _, changes: __, is_blocked: ___, unwanted_mails: ____, ...row }) => ({
        ...row,
        user_id: userIds.get(row.email.toLowerCase()) as number,
        ...{
          invitation_status: invitationStatus.COMPLETED,
          is_imported: true,
          applied_at: now,
          status_changed_at: now,
        },
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const ids = new Map(made.map(({ id, email }) => [email.toLowerCase(), id]))
  await db
    .insertInto('pro_artist_history')
    .values(
      added.map(({ email, level_since, changes }) => ({
        ...{ pro_artist_id: ids.get(email.toLowerCase()) as number, event: 'imported', user_id: user.id },
        ...{ from_status: null, to_status: invitationStatus.COMPLETED, revision: 1, changes: asJson(changes) },
        at: level_since ? sql`midnight_of(${level_since})` : now,
      })) as never,
    )
    .execute()
  return ids
}

type Columns = Omit<Row, 'email' | 'level_id' | 'activation_status'>
type Written = { id: number; user_id: number; columns: Columns; changes: FieldChange[] }

/** Data of artists of the network, with what their accounts share with it. */
export async function saveImportedArtists(ctx: Context, artists: readonly Written[]): Promise<void> {
  await updateUsers(
    ctx.db,
    artists.map(({ user_id, columns: { first_name, last_name, language_name } }) => ({
      ...{ user_id, first_name, last_name, language_name },
    })) as never,
  )
  for (const { id, columns, changes } of artists) {
    await ctx.db.updateTable('pro_artists').set(columns).where('id', '=', id).execute()
    const { COMPLETED } = invitationStatus
    await writeHistory(ctx, id, COMPLETED, COMPLETED, { event: 'edited', by: ctx.user.id, changes })
  }
}

/** Nobody has used them: they leave no trace but in the audit log. */
export async function removeImportedArtists(
  db: Db,
  artists: readonly { id: number; user_id: number }[],
): Promise<void> {
  await sql`delete from pro_artists where id = any(${artists.map(({ id }) => id)})`.execute(db)
  await removeUsers(
    db,
    artists.map(({ user_id }) => user_id),
  )
}
