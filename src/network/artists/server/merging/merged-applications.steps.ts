import type { Updateable } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { writeHistory } from '../artists.steps.ts'

/* An application of somebody who is there already: it is closed as theirs, and can be opened again. */

type Application = { id: number; invitation_status: number; status_changed_at: string }

/** From now on its link opens no form and nobody decides on it. */
export async function closeMergedApplication(
  ctx: Context,
  { id, invitation_status }: Application,
  into: number,
): Promise<void> {
  const { db, now, user } = ctx
  const to = invitationStatus.REJECTED
  await db
    .updateTable('pro_artists')
    .set({ merged_into: into, invitation_status: to, status_changed_at: now })
    .where('id', '=', id)
    .execute()
  await writeHistory(ctx, id, invitation_status, to, { event: 'merged', by: user.id })
}

/** As it was when it was closed. */
export async function openMergedApplication(
  ctx: Context,
  { id, invitation_status, status_changed_at }: Application,
): Promise<void> {
  const { db, user } = ctx
  await db
    .updateTable('pro_artists')
    .set({ merged_into: null, invitation_status, status_changed_at })
    .where('id', '=', id)
    .execute()
  const from = invitationStatus.REJECTED
  await writeHistory(ctx, id, from, invitation_status, { event: 'mergeUndone', by: user.id })
}

type Taken = Pick<
  Updateable<Tables['pro_artists']>,
  'street' | 'postal_code' | 'company_name' | 'tax_id' | 'website' | 'instagram' | 'internal_note'
>

/** The record that stays takes over what an application has, or gives it back. */
export async function changeByMerge(
  ctx: Context,
  id: number,
  { event, values, changes }: { event: 'joined' | 'separated'; values: Taken; changes: FieldChange[] },
): Promise<void> {
  if (Object.keys(values).length > 0) await ctx.db.updateTable('pro_artists').set(values).where('id', '=', id).execute()
  await writeHistory(ctx, id, null, null, { event, by: ctx.user.id, changes })
}
