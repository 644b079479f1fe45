import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import { openTrainings as open, openCities, openTraining, openTrainingList } from './open-trainings.queries.ts'
import { requestSeat, studentOf, takeSeat, waitForSeat } from './open-trainings.steps.ts'
import { alertColumns, ownAlerts } from './training-alerts.queries.ts'
import { addAlert, removeAlert } from './training-alerts.steps.ts'

type ById = { id: number }
const subject = (ctx: Context, { id }: ById) =>
  open(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst()

export const openTrainingRoutes = routes(openTrainings, {
  list: async (ctx, query) =>
    readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'starts_at' }, await openTrainingList(ctx, query)),
  cities: async (ctx) => ({ data: [...new Set((await openCities(ctx)).map(({ name }) => name))] }),
  get: { subject, handle: async (ctx, { id }) => ({ data: found(await openTraining(ctx, id)) }) },
  take: { subject, handle: (ctx, { id, ...choice }) => takeSeat(ctx, id, choice) },
  request: { subject, handle: (ctx, { id }) => requestSeat(ctx, id) },
  wait: { subject, handle: (ctx, { id }) => waitForSeat(ctx, id) },

  alerts: async (ctx) => ({ data: await ownAlerts(ctx).select(alertColumns).orderBy('id').execute() }),
  addAlert: {
    subject: studentOf,
    handle: async (ctx, wanted) => ({ data: await addAlert(ctx, wanted) }),
  },
  removeAlert: {
    subject: (ctx, { id }) => ownAlerts(ctx).select('id').where('id', '=', id).executeTakeFirst(),
    handle: (ctx, { id }) => removeAlert(ctx, id),
  },
})
