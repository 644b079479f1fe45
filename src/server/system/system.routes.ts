import { sql } from 'kysely'
import { system } from '#contract/system.ts'
import { routes } from '#server/kit/context.ts'
import { visibleBenefits } from '../benefits/benefits.queries.ts'
import { isOffice, unreadMessages } from '../conversations/conversations.queries.ts'
import { openAdditional } from '../responsibilities/additional-responsibilities.queries.ts'
import { visibleResponsibilities } from '../responsibilities/responsibilities.queries.ts'
import { ownStanding, queuesOf } from './system.queries.ts'

export const systemRoutes = routes(system, {
  data: async ({ db, user }) => {
    const queues = await queuesOf(db, user)
    const count = (name: string) => queues.find((queue) => queue.name === name)?.count
    return {
      proArtistPendingInvitationsCount: count('invitations'),
      proArtistPendingVerificationsInvitationsCount: count('verification'),
      unreadMessagesCount:
        isOffice(user) || user.pro_artist
          ? (await unreadMessages(db, user).executeTakeFirstOrThrow()).count
          : undefined,
      pendingProArtistsStatusUpgradesCount: count('upgrades'),
    }
  },

  dashboard: async (ctx) => {
    const { db, user, now } = ctx
    const artist = await ownStanding(db, user)
    return {
      queues: await queuesOf(db, user),
      artist,
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
