import type { Metric } from '#contract/levels/levels.ts'
import {
  availableUpgradeSteps,
  changedFigures,
  lackingSince,
  obstacleTo,
  openRequest,
  type UpgradeStep,
  upgradeSteps,
} from '#contract/status-upgrades/status-upgrades.flow.ts'
import { missingText } from '#contract/status-upgrades/status-upgrades.missing.ts'
import type {
  SeenOfArtist,
  Standing,
  UpgradeRequest,
  UpgradeStatus,
} from '#contract/status-upgrades/status-upgrades.ts'
import { type LockedArtist, lockArtist } from '#server/artists/artists.queries.ts'
import { moveToLevel, noteInHistory } from '#server/artists/level.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail, found } from '#server/kit/http/errors.ts'
import { listOf } from '#server/kit/http/seen.ts'
import { standingOf } from './status-upgrades.queries.ts'

/*
 * Every step locks the artist first: whoever asks or decides at once does so one after the other, and the figures, which
 * live in the artist's row, hold still meanwhile.
 */

export type Upgraded = { artist: LockedArtist; request: UpgradeRequest }

/** The artist asks for the next level; what they have reached is frozen as evidence. */
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

type Decision = SeenOfArtist & { id: number; comment: string | null; seen_request?: number; seen_lacking?: Metric[] }

/** The office decides on the open request, the very one that it saw. */
export async function decideOnUpgrade(
  ctx: Context,
  { id, comment, seen_request, seen_lacking, ...seen }: Decision,
  step: UpgradeStep,
): Promise<Upgraded> {
  const artist = await lockArtist(ctx.db, id)
  const standing = await standingOf(ctx.db, id)
  const request = openRequest(standing)
  if (!request || (seen_request ?? request.id) !== request.id) return fail('upgrade_not_open')
  requireSame(ctx, standing, request, seen)
  if (!availableUpgradeSteps(ctx.user, standing).includes(step)) fail('upgrade_level_changed')
  if (step === 'approve') {
    const lacking = lackingSince(request, standing.figures)
    if (seen_lacking && lacking.some(({ metric }) => !seen_lacking.includes(metric)))
      fail('upgrade_lacking', {
        name: `${artist.first_name} ${artist.last_name}`,
        what: missingText(ctx.t, ctx.language, lacking),
      })
    await moveToLevel(ctx, artist, { ...standing, to: request.to_level }, { event: 'upgradeApproved', comment })
  } else await noteInHistory(ctx, artist, { event: 'upgradeRejected', comment })
  await closeRequest(ctx, request, upgradeSteps[step].to, comment)
  return { artist, request }
}

/** Refuses a decision on what has changed since it was seen, and names it. */
function requireSame(
  { t, language }: Context,
  { level, is_active, figures }: Standing,
  request: UpgradeRequest,
  { seen_level, seen_active, seen_figures }: SeenOfArtist,
): void {
  const changed = [
    ...((seen_level ?? level?.id) !== level?.id ? [t('artists.column_level')] : []),
    ...((seen_active ?? Number(is_active)) !== Number(is_active) ? [t('artists.column_activation')] : []),
    ...changedFigures(request, seen_figures ?? figures, figures).map((metric) => t(`statusUpgrades.metric_${metric}`)),
  ]
  if (changed.length > 0) fail('upgrade_changed', { what: listOf(changed, language) })
}

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
