import { hasPermission, permissions } from '#contract/kit/permissions.ts'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import type { User } from '#contract/session.ts'
import type { Db } from '#server/kit/database.ts'
import { pendingUpgrades } from '../status-upgrades/status-upgrades.queries.ts'

const states = [
  { name: 'invitations', status: invitationStatus.APPLIED, permission: permissions.CAN_VIEW_APPLIED_PRO_ARTISTS },
  {
    name: 'verification',
    status: invitationStatus.TO_VERIFY,
    permission: permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST,
  },
] as const

/** What waits for a decision of this person: how many in each queue, and since when the oldest does. */
export async function queuesOf(db: Db, user: User) {
  return [...(await applicationQueues(db, user)), ...(await upgradeQueue(db, user))]
}

async function upgradeQueue(db: Db, user: User) {
  if (!hasPermission(user, permissions.CAN_VIEW_STATUS_UPGRADES)) return []
  return [{ name: 'upgrades' as const, ...(await pendingUpgrades(db)) }]
}

async function applicationQueues(db: Db, user: User) {
  const own = states.filter(({ permission }) => hasPermission(user, permission))
  if (own.length === 0) return []
  const rows = await db
    .selectFrom('pro_artists')
    .select((eb) => [
      'invitation_status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('status_changed_at').as('oldest_at'),
    ])
    .where(
      'invitation_status',
      'in',
      own.map(({ status }) => status),
    )
    .groupBy('invitation_status')
    .execute()
  return own.map(({ name, status }) => {
    const row = rows.find(({ invitation_status }) => invitation_status === status)
    return { name, count: row?.count ?? 0, oldest_at: row?.oldest_at ?? null }
  })
}

/** A pro artist's own level and since when they belong. */
export async function ownStanding(db: Db, user: User) {
  if (!user.pro_artist) return null
  const row = await db
    .selectFrom('pro_artists')
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select(['pro_artists.id', 'levels.code', 'levels.name', 'invitation_status', 'status_changed_at'])
    .where('pro_artists.id', '=', user.pro_artist.id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    level: row.code && row.name ? { code: row.code, name: row.name } : null,
    completed_at: row.invitation_status === invitationStatus.COMPLETED ? row.status_changed_at : null,
  }
}
