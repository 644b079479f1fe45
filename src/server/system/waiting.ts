import { type Expression, sql } from 'kysely'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { hasAnyRole, hasPermission, type Permission, permissions } from '#contract/kit/permissions.ts'
import type { User } from '#contract/session/session.ts'
import type { Counter, Queue } from '#contract/system/system.ts'
import { everyArtist } from '#server/artists/artists.queries.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { isOffice, unreadMessages } from '../conversations/conversations.queries.ts'
import { waitingAdditional } from '../responsibilities/additional-responsibilities.queries.ts'
import { unansweredReviews, unwrittenReviews } from '../reviews/reviews.queries.ts'
import { pendingUpgrades } from '../status-upgrades/status-upgrades.queries.ts'
import { pendingPackages } from '../students/students.queries.ts'
import { pendingTrainings } from '../trainings/trainings.queries.ts'
import { usableVouchers } from '../vouchers/vouchers.queries.ts'

type Waiting = {
  counter: Counter
  /** The dashboard shows it, too, with the age of the oldest. */
  queue?: Queue['name']
  isFor: (user: User) => boolean
  /** One row for each that waits. */
  rows: (ctx: Context) => Expression<{ since: string }>
}

const holds = (permission: Permission) => (user: User) => hasPermission(user, permission)

/** All that may wait for somebody, and for whom: whoever may open what is behind it. */
const things: Waiting[] = [
  {
    counter: 'proArtistPendingInvitationsCount',
    queue: 'invitations',
    isFor: holds(permissions.CAN_VIEW_APPLIED_PRO_ARTISTS),
    rows: ({ db }) => artistsIn(db, invitationStatus.APPLIED),
  },
  {
    counter: 'proArtistPendingVerificationsInvitationsCount',
    queue: 'verification',
    isFor: holds(permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST),
    rows: ({ db }) => artistsIn(db, invitationStatus.TO_VERIFY),
  },
  {
    counter: 'trainingsPendingVerificationsInvitationsCount',
    queue: 'trainings',
    isFor: holds(permissions.CAN_VIEW_PRO_ARTIST_TRAININGS_AS_ADMIN),
    rows: ({ db }) => pendingTrainings(db).select('state_changed_at as since'),
  },
  {
    counter: 'pendingProArtistsStatusUpgradesCount',
    queue: 'upgrades',
    isFor: holds(permissions.CAN_VIEW_STATUS_UPGRADES),
    rows: ({ db }) => pendingUpgrades(db).select('requested_at as since'),
  },
  {
    counter: 'unreadMessagesCount',
    queue: 'messages',
    isFor: (user) => isOffice(user) || hasAnyRole(user, ['pro-artist', 'client']),
    rows: ({ db, user }) => unreadMessages(db, user).select('sent_at as since'),
  },
  {
    counter: 'additionalResponsibilitiesCount',
    queue: 'responsibilities',
    isFor: holds(permissions.CAN_VIEW_RESPONSIBILITIES),
    rows: ({ db, user }) => waitingAdditional(db, user).select('status_changed_at as since'),
  },
  {
    counter: 'studentPackagesCount',
    isFor: holds(permissions.CAN_VIEW_STUDENT_PACKAGES),
    rows: ({ db }) => pendingPackages(db).select('sold_at as since'),
  },
  {
    counter: 'vouchers',
    isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
    rows: ({ db, user, now }) => usableVouchers(db, user, now).select('available_at as since'),
  },
  {
    counter: 'reviews',
    isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
    rows: ({ db, user }) =>
      user.pro_artist
        ? unansweredReviews(db, user.pro_artist.id).select('reviews.created_at as since')
        : unwrittenReviews(db, user).select('state_changed_at as since'),
  },
]

/** What waits for this person: how many of each, and since when the oldest does. One statement, since every tab asks again and again. */
async function waitingFor(ctx: Context) {
  const own = things.filter(({ isFor }) => isFor(ctx.user))
  if (own.length === 0) return []
  const counts = own.map(
    ({ rows }, index) =>
      sql`select ${sql.lit(index)} as index, count(*) as count, min(since) as oldest_at from (${rows(ctx)}) waiting`,
  )
  const { rows } = await sql<{ index: number; count: number; oldest_at: string | null }>`
    ${sql.join(counts, sql` union all `)} order by index
  `.execute(ctx.db)
  return rows.map(({ index, ...found }) => ({ ...(own[index] as Waiting), ...found }))
}

const nothing = Object.fromEntries(things.map(({ counter }) => [counter, 0])) as Record<Counter, number>

export async function countersOf(ctx: Context): Promise<Record<Counter, number>> {
  const waiting = await waitingFor(ctx)
  return { ...nothing, ...Object.fromEntries(waiting.map(({ counter, count }) => [counter, count])) }
}

export async function queuesOf(ctx: Context): Promise<Queue[]> {
  const waiting = await waitingFor(ctx)
  return waiting.flatMap(({ queue, count, oldest_at }) => (queue ? [{ name: queue, count, oldest_at }] : []))
}

function artistsIn(db: Db, status: number) {
  return everyArtist(db).where('invitation_status', '=', status).select('status_changed_at as since')
}
