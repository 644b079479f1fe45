import type { Updateable } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { asJson, type Change, mergedChanges, requireRevision } from '#kit/server/revisions/revisions.ts'
import {
  type ResponsibilityEvent,
  type ResponsibilityStatus,
  type ResponsibilityStep,
  responsibilitySteps,
} from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { historySince, type LockedAdditional, lockAdditional } from './additional-responsibilities.queries.ts'

type Given = Pick<Updateable<Tables['additional_responsibilities']>, 'note' | 'comment'>

/**
 * Locks, checks the state, moves, writes the history: the one door through which an additional responsibility changes its
 * state. Evidence may be swapped, or the task itself rewritten, while somebody decides on a `revision`: then nothing moves.
 */
export async function takeStep(
  ctx: Context,
  id: number,
  step: ResponsibilityStep,
  given: Given = {},
  revision?: number,
): Promise<LockedAdditional> {
  const { from, to } = responsibilitySteps[step]
  const responsibility = await lockAdditional(ctx.db, id)
  const { status } = responsibility
  if (!(from as readonly string[]).includes(status))
    fail('responsibility_step_not_possible', { state: statusName(ctx, status) })
  await requireRevision(ctx, responsibility, revision, (since) => changesSince(ctx, id, since))
  await ctx.db
    .updateTable('additional_responsibilities')
    .set({ status: to, status_changed_at: ctx.now, ...given })
    .where('id', '=', id)
    .execute()
  await writeHistory(ctx, id, step, { words: given.note ?? given.comment })
  return responsibility
}

/** Every change raises its revision. */
export async function writeHistory(
  { db, user, now }: Reader<'now'>,
  id: number,
  event: ResponsibilityEvent,
  { words = null, changes = [] }: { words?: string | null; changes?: FieldChange[] } = {},
): Promise<void> {
  const { revision } = await db
    .updateTable('additional_responsibilities')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('additional_responsibility_history')
    .values({
      ...{ additional_responsibility_id: id, event, words, revision, user_id: user.id, at: now },
      changes: asJson(changes),
    })
    .execute()
}

export function statusName({ t }: Pick<Context, 't'>, status: ResponsibilityStatus): string {
  return t(`responsibilities.status_${status}`)
}

/** What happened since a revision: an edit by its fields, every other event as itself. */
export async function changesSince(
  { db, t }: Pick<Context, 'db' | 't'>,
  id: number,
  revision: number,
): Promise<Change[]> {
  const entries = await historySince(db, id, revision)
  return mergedChanges(
    entries.flatMap(({ id: entry, event, words, changes, by, at }) =>
      event === 'edit'
        ? changes.map((change) => ({ ...change, label: t(labels[change.field as keyof typeof labels]), by, at }))
        : [
            {
              ...{ field: `event_${entry}`, before: null, after: words ?? event, by, at },
              label: t(`responsibilities.event_${event}`, { words: words ?? '' }),
            },
          ],
    ),
  )
}

const labels = {
  name: 'responsibilities.name',
  description: 'responsibilities.description',
  due_on: 'responsibilities.due_on',
  is_evidence_wanted: 'responsibilities.is_evidence_wanted',
} as const
