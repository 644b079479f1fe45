import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { requireRevision } from '#kit/server/revisions/revisions.ts'
import { type InvitationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artistChangesSince } from '#network/artists/server/artist-changes.queries.ts'
import { type LockedArtist, lockArtist } from '#network/artists/server/artists.queries.ts'
import { moveToLevel } from '#network/artists/server/level.steps.ts'
import { isSettledBy, moveTo, openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import type { LevelMove, UpgradeLevel, UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'
import { standingOf } from './status-upgrades.queries.ts'
import { closeRequest } from './upgrade-steps.ts'

type Wanted = { id: number; level_id: number; reason: string; is_correction: boolean; revision?: number }
export type LevelSet = {
  artist: LockedArtist
  move: LevelMove
  before: UpgradeLevel | null
  after: UpgradeLevel
  reason: string
  /** The open request that has nothing left to ask for. */
  settled: UpgradeRequest | null
}

const historyEvents = { raised: 'levelRaised', lowered: 'levelLowered', corrected: 'levelCorrected' } as const

/** The office puts an artist of the network on another level, by itself and with a reason. */
export async function setLevel(ctx: Context, wanted: Wanted): Promise<LevelSet> {
  const { id, level_id, reason, is_correction, revision } = wanted
  const artist = await lockArtist(ctx.db, id)
  requireOfNetwork(ctx, artist)
  await requireRevision(ctx, artist, revision, (since) =>
    artistChangesSince(ctx, id, since, { fields: ['level'], isNamed: true }),
  )
  // A level with artists cannot be deleted: from here on it is locked.
  await ctx.db.selectFrom('levels').select('id').where('id', '=', level_id).forKeyShare().execute()
  const standing = await standingOf(ctx.db, id)
  const { level, levels } = standing
  const nameOf = (one: UpgradeLevel | null | undefined) => one?.name[ctx.language] ?? '—'
  const name = fullName(artist)
  const after = levels.find((rung) => rung.id === level_id) ?? failFields({ level_id: 'level_unknown' })
  if (level_id === level?.id) fail('level_already', { name, level: nameOf(level) })

  const move = moveTo(after, standing, is_correction)
  await moveToLevel(ctx, artist, { level, to: after }, { event: historyEvents[move], comment: reason })
  const request = openRequest(standing)
  const settled = request && isSettledBy(after, standing, request) ? request : null
  if (settled) await closeRequest(ctx, settled, 'APPROVED', reason)
  return { artist, move, before: level, after, reason, settled }
}

function requireOfNetwork({ t }: Context, { invitation_status: status }: LockedArtist): void {
  if (status === invitationStatus.COMPLETED) return
  fail('step_not_possible', { state: t(`artists.status_${status as InvitationStatus}`) })
}
