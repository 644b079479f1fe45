import { sql, type Updateable } from 'kysely'
import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { keepRevisions, lockRow, requireUnchanged } from '#kit/server/revisions/revisions.ts'
import { lockTraining } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { isSignUpStep, type SignUpStep, signUpSteps } from '#teaching/sign-ups/contract/sign-ups.flow.ts'

type SignUpRow = Awaited<ReturnType<typeof signUpRow>>

export async function signUpRow({ db }: Pick<Actor, 'db'>, id: number) {
  return found(
    await db
      .selectFrom('sign_ups')
      .select(['id', 'training_id', 'first_name', 'last_name', 'email', 'phone', 'language_name', 'state'])
      .select(['asked_at', 'held_until', 'student_id', 'revision'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

export async function lockedSignUp(ctx: Pick<Actor, 'db'>, id: number): Promise<SignUpRow> {
  await lockRow(ctx.db, 'sign_ups', id)
  return signUpRow(ctx, id)
}

/** The training first, as in every step that gives a seat. */
export async function lockBoth(ctx: Actor, id: number) {
  const { training_id } = await signUpRow(ctx, id)
  const training = await lockTraining(ctx.db, training_id)
  return { ...(await lockedSignUp(ctx, id)), training }
}

/** All that were sent from an email, as `lockBoth` does. */
export async function lockSignUpsOf(db: Db, email: string): Promise<void> {
  const own = db.selectFrom('sign_ups').where(sql<string>`lower(email)`, '=', email.toLowerCase())
  const trainings = await own.select('training_id').distinct().orderBy('training_id').execute()
  for (const { training_id } of trainings) await lockTraining(db, training_id)
  await own.select('id').orderBy('id').forUpdate().execute()
}

type Given = { revision?: number | undefined; set: Updateable<Tables['sign_ups']> }

/** Fields that others may have changed since a decision was begun. */
const labels = { state: 'signUps.state', held_until: 'signUps.held_until' } as const

/** The only function that changes a sign-up's state, or the seat that is held for it. The training is locked. */
export async function moveSignUp(
  ctx: Actor,
  id: number,
  step: SignUpStep,
  { revision, set }: Given,
): Promise<SignUpRow> {
  const before = await lockedSignUp(ctx, id)
  await requireUnchanged<Record<keyof typeof labels, unknown>>(ctx, 'sign_ups', before, { revision, labels })
  if (!isSignUpStep(step, before.state)) fail('sign_up_state')
  const state = signUpSteps[step].to
  const after = { state, held_until: set.held_until ?? null }
  const changes = (['state', 'held_until'] as const)
    .filter((field) => String(before[field]) !== String(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
  await keepRevisions(ctx, 'sign_ups', [{ row: before, changes }])
  await ctx.db
    .updateTable('sign_ups')
    // What waits already has waited since it was proven.
    .set({ state, ...(state !== before.state && { state_changed_at: ctx.now }), ...set })
    .where('id', '=', id)
    .execute()
  return before
}
