import { fillPath } from '#kit/contract/endpoint.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import { routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readStanding } from '#kit/server/session/session.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { visibleTrainings } from '#teaching/trainings/server/trainings.queries.ts'
import { calendarSessions, calendarYear, feedSessions, sessionsOfTraining } from './calendar.queries.ts'
import { calendarFile } from './calendar-file.ts'
import { feedHolder, feedOf } from './feed.queries.ts'
import { renewFeed, revokeFeed } from './feed.steps.ts'
import { moveSession } from './moving.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.calendarFeedRenewed': object
    'user.calendarFeedRevoked': object
  }
}

export const calendarRoutes = routes(calendar, {
  sessions: async (ctx, span) => ({ data: await calendarSessions(ctx, span) }),

  year: async (ctx, asked) => ({ data: await calendarYear(ctx, asked) }),

  moveSession: {
    subject: (ctx, { id }) =>
      visibleTrainings(ctx)
        .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
        .select('trainings.id')
        .where('training_sessions.id', '=', id)
        .executeTakeFirst(),
    handle: async (ctx, { id, ...moved }, training: { id: number }) => ({
      data: await moveSession(ctx, training.id, id, moved),
    }),
  },

  trainingFile: {
    subject: (ctx, { id }) =>
      visibleTrainings(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst(),
    handle: async (ctx, { id }) => calendarFile(ctx, await sessionsOfTraining(ctx, id)),
  },

  feed: async ({ db, user }) => ({ data: await feedOf(db, user.id) }),

  renewFeed: async ({ db, user, config, now, record }) => {
    const secret = await renewFeed(db, user.id, now)
    await record('user.calendarFeedRenewed', user.id, {})
    return { data: { address: `${config.publicUrl}${fillPath(calendar.readFeed.path, { secret: `${secret}.ics` })}` } }
  },

  revokeFeed: async ({ db, user, record }) => {
    await revokeFeed(db, user.id)
    await record('user.calendarFeedRevoked', user.id, {})
  },

  readFeed: async ({ db, config, texts, now }, { secret }) => {
    const holder = found(await feedHolder(db, secret.replace(/\.ics$/, '')))
    const { user, isOpen } = found(await readStanding(db, holder, now))
    if (!isOpen) fail('not_found')
    const past = hasPermission(user, allTrainingsRight) ? daysOfAll : daysOfOwn
    return calendarFile({ config, texts, user }, await feedSessions({ db, user }, shift(now, { days: -past })))
  },
})

/** How many days a feed reaches back: a user who may see all trainings would fetch years of them every hour. */
const daysOfAll = 31
const daysOfOwn = 366
