import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { activationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { closeMergedAccount, openMergedAccount } from '#people/session/server/merged-accounts.steps.ts'
import {
  changeAccountLanguage,
  closeStudentOf,
  openStudentOf,
  renameAccount,
} from '#people/students/server/students.steps.ts'
import { writeHistory } from '../artists.steps.ts'
import type { ArtistData } from '../changes.steps.ts'

/* Two records of an artist, each with an account: one is closed, as an application that is somebody's, and can be parted again. */

const { COMPLETED, REJECTED } = invitationStatus

type Ids = { record: number; user: number }
type Before = {
  is_blocked: boolean
  activation_status: number
  status_changed_at: string
  /** Null: the account is no student's. */
  student_status: 'ACTIVE' | 'BLOCKED' | null
}

/** From now on the record is in no list, it has no public page, and nobody signs in to its account. */
export async function closeMergedArtist(ctx: Context, { record, user }: Ids, into: Ids): Promise<void> {
  const { db, now } = ctx
  await closeMergedAccount(db, user, into.user)
  await closeStudentOf(db, user, into.user)
  await db
    .updateTable('pro_artists')
    .set({ merged_into: into.record, invitation_status: REJECTED, status_changed_at: now })
    .set({ activation_status: activationStatus.DISABLED })
    .where('id', '=', record)
    .execute()
  await writeHistory(ctx, record, COMPLETED, REJECTED, { event: 'recordClosed', by: ctx.user.id })
}

/** As it was when it was closed. */
export async function openMergedArtist(
  ctx: Context,
  { record, user }: Ids,
  { is_blocked, activation_status, status_changed_at, student_status }: Before,
): Promise<void> {
  const { db } = ctx
  await openMergedAccount(db, user, { is_blocked, role: 'pro-artist' })
  if (student_status) await openStudentOf(db, user, student_status)
  await db
    .updateTable('pro_artists')
    .set({ merged_into: null, invitation_status: COMPLETED, activation_status, status_changed_at })
    .where('id', '=', record)
    .execute()
  await writeHistory(ctx, record, REJECTED, COMPLETED, { event: 'recordOpened', by: ctx.user.id })
}

type Chosen = Partial<ArtistData> & { level_id: number; pro_team: boolean }

/** The record that stays has these values from now on, also where its account has them. Its history has what changed. */
export async function takeOverByMerge(
  ctx: Context,
  { record, user }: Ids,
  { event, values, changes }: { event: 'recordsMerged' | 'recordsParted'; values: Chosen; changes: FieldChange[] },
): Promise<void> {
  const { db } = ctx
  const changed = Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Chosen
  const { first_name, last_name, language_name } = changed
  await db.updateTable('pro_artists').set(values).where('id', '=', record).execute()
  if (first_name || last_name) await renameAccount(db, user, { first_name, last_name })
  if (language_name) await changeAccountLanguage(db, user, language_name)
  await writeHistory(ctx, record, COMPLETED, COMPLETED, { event, by: ctx.user.id, changes })
}
