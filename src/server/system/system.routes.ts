import { sql } from 'kysely'
import { hasRole } from '#contract/kit/permissions.ts'
import { system } from '#contract/system/system.ts'
import { routes } from '#server/kit/http/context.ts'
import { visibleBenefits } from '../benefits/benefits.queries.ts'
import { openAdditional } from '../responsibilities/additional-responsibilities.queries.ts'
import { visibleResponsibilities } from '../responsibilities/responsibilities.queries.ts'
import { ownStanding, ownTrainings } from './system.queries.ts'
import { countersOf, queuesOf } from './waiting.ts'

export const systemRoutes = routes(system, {
  data: countersOf,

  dashboard: async (ctx) => {
    const { db, user, now, warnings } = ctx
    const artist = await ownStanding(db, user)
    return {
      warnings: hasRole(user, 'super-admin') ? [...warnings] : [],
      queues: await queuesOf(ctx),
      artist,
      ...(await ownTrainings(db, user)),
      responsibilities: artist ? await visibleResponsibilities(db, user).orderBy('position').execute() : [],
      additionalResponsibilities: artist ? await openAdditional(db, user, now) : [],
      benefits: artist ? await visibleBenefits(ctx).orderBy('position').limit(6).execute() : [],
    }
  },

  health: async ({ db }) => {
    await sql`select 1`.execute(db)
    return { status: 'ok' as const }
  },
})
