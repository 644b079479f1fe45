import { sql } from 'kysely'
import type { Portal } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { asJson } from '#kit/server/revisions/revisions.ts'
import { readUser } from '#kit/server/session/session.ts'
import { lockArtist } from '#network/artists/server/artists.queries.ts'
import { checksOf } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import type { Figures, UpgradeLevel } from '#network/status-upgrades/contract/status-upgrades.ts'
import { standingOf } from '#network/status-upgrades/server/status-upgrades.queries.ts'
import { closeNewLevels } from '#reputation/new-levels/server/new-levels.steps.ts'
import { type DemoUpgrade, demoRaise, demoUpgrades } from '../records/demo-upgrades.ts'
import { officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
import { contextThen } from '../seed/seed-context.ts'

const mailboxDays = 30

/** Enters requests for a higher level, with the progress on that day, and the office's decision. */
export async function enterUpgrades(portal: Portal, userIds: UserIds): Promise<void> {
  for (const upgrade of demoUpgrades) {
    await enterUpgrade(portal, upgrade, officeIdOf(userIds))
    await notifyOfUpgrade(portal, upgrade, officeIdOf(userIds))
  }
  await enterRaise(portal, officeIdOf(userIds))
}

async function enterUpgrade({ db, clock }: Portal, upgrade: DemoUpgrade, officeId: number): Promise<void> {
  const { email, to, message, requested, decided } = upgrade
  const [requestedAt, decidedAt] = [
    shift(clock(), { days: -requested }),
    decided && shift(clock(), { days: -decided.days }),
  ]
  const artist = await artistOf(db, email)
  const ladder = await db.selectFrom('levels').selectAll().orderBy('position').execute()
  const place = ladder.findIndex(({ code }) => code === to)
  const [below, above] = [ladder[place - 1], ladder[place]]
  if (!below || !above) throw new Error(`No level of the demo leads to ${to}.`)
  const evidence = checksOf(above.requirements, await figuresAt(db, artist.id, requestedAt))
  if (evidence.some(({ is_met }) => !is_met)) throw new Error(`${email} could not ask for ${to} then.`)
  await db
    .insertInto('status_upgrade_requests')
    .values({
      pro_artist_id: artist.id,
      from_level_id: below.id,
      to_level_id: above.id,
      message,
      evidence: sql`${JSON.stringify(evidence.map(({ is_met, ...measured }) => measured))}::jsonb`,
      status: decided?.status ?? 'PENDING',
      comment: decided?.comment ?? null,
      decided_by: decided ? officeId : null,
      requested_at: requestedAt,
      decided_at: decidedAt ?? null,
    })
    .execute()
  const level: UpgradeLevel = decided?.status === 'APPROVED' ? above : below
  await db.updateTable('pro_artists').set({ level_id: level.id }).where('id', '=', artist.id).execute()
  const step = { pro_artist_id: artist.id, from_status: artist.invitation_status, to_status: artist.invitation_status }
  const steps = [
    { ...step, event: 'upgradeRequested', user_id: artist.user_id, comment: message, at: requestedAt },
    ...(decided && decidedAt
      ? [
          {
            ...{ ...step, event: eventOf(decided), user_id: officeId, comment: decided.comment, at: decidedAt },
            ...(decided.status === 'APPROVED' && { changes: levelChange(below, above) }),
          },
        ]
      : []),
  ]
  await db.insertInto('pro_artist_history').values(steps).execute()
}

/** The mails and notifications of the latest decisions and requests, as the portal writes them. */
async function notifyOfUpgrade(
  portal: Portal,
  { email, requested, decided }: DemoUpgrade,
  officeId: number,
): Promise<void> {
  const { db, clock } = portal
  const days = decided?.days ?? requested
  if (days > mailboxDays) return
  const { id, user_id } = await artistOf(db, email)
  const ctx = contextThen(
    portal,
    new Date(shift(clock(), { days: -days })),
    await readUser(db, decided ? officeId : user_id),
  )
  const { requests } = await standingOf(db, id)
  const [request] = requests
  if (!request) return
  const facts = { artist: await lockArtist(db, id), request }
  if (!decided) await ctx.record('statusUpgrade.requested', id, facts)
  else if (decided.status === 'APPROVED') {
    await ctx.record('statusUpgrade.approved', id, { ...facts, comment: decided.comment })
    // The artist has visited the dashboard since, and closed the new level there.
    await closeNewLevels(db, id, ctx.now)
  } else await ctx.record('statusUpgrade.rejected', id, { ...facts, comment: decided.comment })
}

/** Raises an artist by the office, without a request. */
async function enterRaise(portal: Portal, officeId: number): Promise<void> {
  const { db, clock } = portal
  const { email, to, reason, days } = demoRaise
  const ctx = contextThen(portal, new Date(shift(clock(), { days: -days })), await readUser(db, officeId))
  const { id } = await artistOf(db, email)
  const ladder = await db.selectFrom('levels').select(['id', 'code', 'name']).orderBy('position').execute()
  const place = ladder.findIndex(({ code }) => code === to)
  const [before, after] = [ladder[place - 1], ladder[place]]
  if (!before || !after) throw new Error(`No level of the demo leads to ${to}.`)
  const artist = await lockArtist(db, id)
  const { invitation_status: status } = artist
  await db
    .insertInto('pro_artist_history')
    .values({
      ...{ pro_artist_id: id, from_status: status, to_status: status, event: 'levelRaised' },
      ...{ user_id: officeId, comment: reason, changes: levelChange(before, after), at: ctx.now },
    })
    .execute()
  await ctx.record('proArtist.levelSet', id, { artist, move: 'raised', before, after, reason, settled: null })
}

/** As `moveToLevel` writes it. */
const levelChange = (before: UpgradeLevel, after: UpgradeLevel) =>
  asJson([{ field: 'level', before: before.name, after: after.name }])

function eventOf({ status }: NonNullable<DemoUpgrade['decided']>): string {
  return status === 'APPROVED' ? 'upgradeApproved' : 'upgradeRejected'
}

async function artistOf(db: Db, email: string) {
  const artist = await db
    .selectFrom('pro_artists')
    .select(['id', 'user_id', 'invitation_status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { ...artist, user_id: artist.user_id as number }
}

/** What had been reached by then, counted from the rows as the database counts what has been reached now. */
async function figuresAt(db: Db, artistId: number, at: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*) from trainings where pro_artist_id = ${artistId} and state = 'COMPLETED' and state_changed_at <= ${at}
        and exists (
          select from participants where training_id = trainings.id and status <> 'CANCELLED' and outcome <> 'NO_SHOW'
        ))
        as trainings_completed,
      (select round(avg(rating), 2) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = ${artistId} and status = 'PUBLISHED' and reviews.created_at <= ${at}) as average_rating,
      (select count(*) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = ${artistId} and status = 'PUBLISHED' and reviews.created_at <= ${at}) as reviews_count,
      (select count(*) from portfolio_items where pro_artist_id = ${artistId} and status = 'APPROVED' and created_at <= ${at})
        as approved_portfolio_items
  `.execute(db)
  return rows[0] as Figures
}
