import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { type Change, refuseChanged } from '#kit/server/revisions/revisions.ts'
import { artistChangesSince } from '#network/artists/server/artist-changes.queries.ts'
import { type LockedArtist, lockArtist } from '#network/artists/server/artists.queries.ts'
import { moveToLevel, noteInHistory } from '#network/artists/server/level.steps.ts'
import type { Metric } from '#network/levels/contract/levels.ts'
import {
  availableUpgradeSteps,
  changedFigures,
  lackingSince,
  obstacleTo,
  openRequest,
  type UpgradeStep,
  upgradeSteps,
} from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import type {
  Figures,
  Standing,
  UpgradeRequest,
  UpgradeStatus,
} from '#network/status-upgrades/contract/status-upgrades.ts'
import { standingOf } from './status-upgrades.queries.ts'

/*
 * Every step locks the artist first: concurrent requests and decisions run one after the other, and the figures, which
 * are in the artist's row, do not change meanwhile.
 */

export type Upgraded = { artist: LockedArtist; request: UpgradeRequest }

/** The artist requests the next level; their figures are frozen as evidence. */
export async function askForUpgrade(ctx: Context, artistId: number, message: string): Promise<Upgraded> {
  const artist = await lockArtist(ctx.db, artistId)
  const standing = await standingOf(ctx.db, artistId)
  const obstacle = obstacleTo(standing)
  if (obstacle) fail(obstacle, paramsOf(ctx, standing))
  await ctx.db
    .insertInto('status_upgrade_requests')
    .values({
      pro_artist_id: artistId,
      from_level_id: found(standing.level).id,
      to_level_id: found(standing.next_level).id,
      message,
      evidence: asEvidence(standing.requirements),
      comment: null,
      decided_by: null,
      requested_at: ctx.now,
      decided_at: null,
    })
    .execute()
  await noteInHistory(ctx, artist, { event: 'upgradeRequested', comment: message })
  return { artist, request: found(openRequest(await standingOf(ctx.db, artistId))) }
}

type Decision = { id: number; comment: string | null; lacking?: Metric[]; revision?: number; figures?: Figures }

/** The office decides on the open request, the very one that it saw. */
export async function decideOnUpgrade(
  ctx: Context,
  { id, comment, lacking: known, ...decidedOn }: Decision,
  step: UpgradeStep,
): Promise<Upgraded> {
  const artist = await lockArtist(ctx.db, id)
  const standing = await standingOf(ctx.db, id)
  const request = openRequest(standing)
  if (!request) return fail('upgrade_not_open')
  await requireSame(ctx, id, standing, request, decidedOn)
  if (!availableUpgradeSteps(ctx.user, standing).includes(step)) fail('upgrade_level_changed')
  if (step === 'approve') {
    const lacking = lackingSince(request, standing.figures)
    if (known && lacking.some(({ metric }) => !known.includes(metric)))
      fail('upgrade_lacking', {
        name: fullName(artist),
        what: missingText(ctx.t, ctx.language, lacking),
      })
    await moveToLevel(ctx, artist, { ...standing, to: request.to_level }, { event: 'upgradeApproved', comment })
  } else await noteInHistory(ctx, artist, { event: 'upgradeRejected', comment })
  await closeRequest(ctx, request, upgradeSteps[step].to, comment)
  return { artist, request }
}

/**
 * Refuses a decision if the request, the artist's level or account, or a figure of the request has changed since it was
 * read.
 */
async function requireSame(
  ctx: Context,
  id: number,
  standing: Standing,
  request: UpgradeRequest,
  { revision = standing.revision, figures: before = standing.figures }: Pick<Decision, 'revision' | 'figures'>,
): Promise<void> {
  const { figures } = standing
  const counted = changedFigures(request, before, figures).map((metric) => ({
    ...{ field: metric, before: before[metric], after: figures[metric], by: null, at: ctx.now.toISOString() },
    label: ctx.t(`statusUpgrades.metric_${metric}`),
  }))
  const done = await artistChangesSince(ctx, id, revision, { fields: restsOn, isNamed: true })
  refuseChanged(ctx, standing, [...done, ...counted] satisfies Change[])
}

const restsOn = ['status_upgrade', 'level', 'activation_status']

/** The artist thinks better of it. */
export async function withdrawUpgrade(ctx: Context, artistId: number): Promise<UpgradeRequest> {
  const artist = await lockArtist(ctx.db, artistId)
  const request = openRequest(await standingOf(ctx.db, artistId)) ?? fail('upgrade_not_open')
  await closeRequest(ctx, request, 'WITHDRAWN', null)
  await noteInHistory(ctx, artist, { event: 'upgradeWithdrawn', comment: null })
  return request
}

/** What the sentence of the refusal mentions. */
function paramsOf({ t, language }: Context, { next_level, requirements }: Standing): Record<string, string> {
  if (!next_level) return {}
  return { level: next_level.name[language], what: missingText(t, language, requirements) }
}

export function closeRequest(
  { db, user, now }: Context,
  { id }: UpgradeRequest,
  status: UpgradeStatus,
  comment: string | null,
) {
  return db
    .updateTable('status_upgrade_requests')
    .set({ status, comment, decided_by: user.id, decided_at: now })
    .where('id', '=', id)
    .execute()
}

/** A list would reach the database as an array of its own kind. */
function asEvidence(requirements: Standing['requirements']) {
  return JSON.stringify(
    requirements.map(({ metric, at_least, value }) => ({ metric, at_least, value })),
  ) as unknown as UpgradeRequest['evidence']
}
