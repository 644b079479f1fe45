import { allRows } from '#kit/contract/list.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { csvOf } from '#kit/server/lists/csv.ts'
import { countRows, readLongList } from '#kit/server/lists/list.ts'
import type { TrainingStep } from '#teaching/trainings/contract/trainings.flow.ts'
import { type TrainingQuery, trainings } from '#teaching/trainings/contract/trainings.ts'
import { createTraining, editTraining, removeTraining } from './edits/training-edits.steps.ts'
import { trainingDetails } from './training-details.queries.ts'
import { trainingColumns, trainingList } from './training-list.queries.ts'
import { visibleTrainings } from './trainings.queries.ts'
import { moveTraining } from './trainings.steps.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleTrainings(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst()

export const trainingRoutes = routes(trainings, {
  list: (ctx, query) => readLongList(ctx.db, byDefault(query), trainingList(ctx, query)),
  counts: async (ctx, query) => ({ data: { total: await countRows(ctx.db, query, trainingList(ctx, query)) } }),
  export: (ctx, query) => {
    const all = { ...byDefault(query), page: 1, itemsPerPage: allRows }
    return csvOf(ctx.db, all, trainingList(ctx, all), {
      name: `${ctx.t('trainings.export_name')}-${academyDay(ctx.now)}`,
      columns: trainingColumns(ctx),
    })
  },
  get: { subject, handle: async (ctx, { id }) => ({ data: found(await trainingDetails(ctx, id)) }) },
  create: async (ctx, draft) => ({ data: await createTraining(ctx, draft) }),
  update: { subject, handle: async (ctx, { id, ...draft }) => ({ data: await editTraining(ctx, id, draft) }) },
  remove: { subject, handle: (ctx, { id }) => removeTraining(ctx, id) },
  submit: step('submit', ({ overlap_reason }: Decision & { overlap_reason: string | null }) => ({
    overlapReason: overlap_reason,
  })),
  accept: step('accept', ({ comment }: Decision & { comment: string | null }) => ({ comment })),
  reject: step('reject', commentOf),
  publish: step('publish'),
  unpublish: step('unpublish'),
  cancel: step('cancel', commentOf),
  complete: step('complete'),
})

type Decision = { id: number; revision?: number | undefined }

/** A call that changes the state of a training, with a comment. */
function step<Input extends Decision>(
  name: TrainingStep,
  detailsOf: (input: Input) => { comment?: string | null; overlapReason?: string | null } = () => ({}),
) {
  return {
    subject,
    handle: async (ctx: Context, input: Input) => ({
      data: await moveTraining(ctx, input.id, name, { revision: input.revision, ...detailsOf(input) }),
    }),
  }
}

function commentOf({ reason }: Decision & { reason: string }) {
  return { comment: reason }
}

/** The latest beginning first; in the queue, the longest waiting. */
function byDefault(query: TrainingQuery): TrainingQuery {
  if (query.sortBy) return query
  if (query.scope === 'verification') return { ...query, sortBy: 'state_changed_at' }
  return { ...query, sortBy: 'starts_at', descending: 1 }
}
