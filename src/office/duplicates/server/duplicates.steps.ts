import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { type PairStep, pairSteps } from '#office/duplicates/contract/duplicates.flow.ts'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import { visiblePair } from './duplicates.queries.ts'

/** Moves a pair to the state that a step leads to; the pair as it was, locked. */
export async function movePair(ctx: Context, id: number, step: PairStep): Promise<DuplicatePair> {
  const { db, user, now } = ctx
  await db.selectFrom('duplicate_pairs').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const before = found(await visiblePair(ctx, id))
  const { from, to } = pairSteps[step]
  if (before.state !== from) fail('pair_state')
  const decision = to === 'OPEN' ? { decided_by: null, decided_at: null } : { decided_by: user.id, decided_at: now }
  await db
    .updateTable('duplicate_pairs')
    .set({ state: to, ...decision })
    .where('id', '=', id)
    .execute()
  return before
}
