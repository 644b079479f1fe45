import { z } from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { instant } from './kit/fields.ts'

/** Counters of the menu. A counter is there only for whoever may open the screen behind it. */
const counters = z.object({
  proArtistPendingInvitationsCount: z.optional(z.int()),
  proArtistPendingVerificationsInvitationsCount: z.optional(z.int()),
  unreadMessagesCount: z.optional(z.int()),
  pendingProArtistsStatusUpgradesCount: z.optional(z.int()),
})
export type Counter = keyof z.output<typeof counters>

/** What waits for the reader, oldest first: how many, and since when the oldest waits. */
const queue = z.object({
  name: z.enum(['invitations', 'verification', 'upgrades']),
  count: z.int(),
  oldest_at: z.nullable(instant()),
})

const dashboard = z.object({
  queues: z.array(queue),
  /** The reader's own standing as a pro artist. */
  artist: z.nullable(
    z.object({
      id: z.int(),
      level: z.nullable(z.object({ code: z.string(), name: z.object({ pl: z.string(), 'en-US': z.string() }) })),
      completed_at: z.nullable(instant()),
    }),
  ),
  benefits: z.array(
    z.object({ id: z.int(), name: z.object({ pl: z.string(), 'en-US': z.string() }), category: z.string() }),
  ),
})

export const system = {
  data: endpoint({
    method: 'GET',
    path: '/api/system-data',
    permission: 'signed-in',
    response: counters,
    isPoll: true,
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/api/dashboard/user-data',
    permission: 'signed-in',
    response: dashboard,
  }),
  /** Readiness, for a load balancer or a supervisor. */
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    permission: 'public',
    response: z.object({ status: z.literal('ok') }),
  }),
}
