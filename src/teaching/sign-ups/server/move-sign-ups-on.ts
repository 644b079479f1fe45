import { sql } from 'kysely'
import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { proofHours } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { isFinalTraining } from '#teaching/trainings/server/trainings.queries.ts'
import { moveSignUpsOn } from './sign-ups.steps.ts'

/** What the clock does to sign-ups: each training in a transaction of its own. What nobody proved is deleted. */
export async function moveAllSignUpsOn(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  const { rows } = await sql<{ id: number }>`
    select id from trainings where id in (select training_id from sign_ups where turn = 0) and (
      starts_at <= ${now} or ${isFinalTraining}
      or id in (select training_id from sign_ups where held_until <= ${now})
    ) order by id
  `.execute(portal.db)
  await portal.db
    .deleteFrom('sign_ups')
    .where('state', '=', 'UNPROVEN')
    .where('asked_at', '<', shift(now, { hours: -proofHours }))
    .execute()
  await oneByOne(portal, rows, (db, { id }) => moveSignUpsOn(contextAt({ ...portal, db }, listeners, now), id), signal)
}
