import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { applicationMerges } from '#office/duplicates/contract/application-merges.ts'
import { visiblePair } from '../duplicates.queries.ts'
import { applicantsOf, closableOf, lastClosing, obstaclesToClosing } from './application-merges.queries.ts'
import { closeApplication, reopenApplication } from './application-merges.steps.ts'

const subject = (ctx: Context, { id }: { id: number }) => visiblePair(ctx, id)

export const applicationMergeRoutes = routes(applicationMerges, {
  compare: { subject, handle: answer },
  close: {
    subject,
    handle: async (ctx, { id, closed, left_revision: left, right_revision: right }) => {
      await closeApplication(ctx, id, { closed, revisions: { left, right } })
      return answer(ctx, { id })
    },
  },
  undo: {
    subject,
    handle: async (ctx, { id }) => {
      await reopenApplication(ctx, id)
      return answer(ctx, { id })
    },
  },
})

async function answer(ctx: Context, { id }: { id: number }) {
  const pair = found(await visiblePair(ctx, id))
  if (pair.kind !== 'ARTISTS') fail('merge_of_students')
  const people = await applicantsOf(ctx.db, pair)
  return {
    data: {
      ...people,
      closable: closableOf(people),
      obstacles: pair.state === 'MERGED' ? [] : await obstaclesToClosing(ctx.db, people),
      merge: await lastClosing(ctx, pair),
    },
  }
}
