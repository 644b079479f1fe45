import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import { allTrainingsRight, openStates, type TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

/** The page of a training: its own for the leader, that of their seat for a participant. */
export function trainingPage(
  reader: (NonNullable<RoleHolder> & { pro_artist: { id: number } | null }) | null,
  { training_id, artist_id }: { training_id: number; artist_id: number | null },
): string {
  const isOwn = artist_id !== null && artist_id === reader?.pro_artist?.id
  return isOwn || hasPermission(reader, allTrainingsRight) ? `/training/${training_id}` : `/my/trainings/${training_id}`
}

type Standing = { state: TrainingState; is_own: boolean; ends_at: string }

/** Whether somebody may move a session: it is not over yet, and its training is neither held nor called off. */
export function mayMoveSession(reader: RoleHolder, { state, is_own, ends_at }: Standing, now: number): boolean {
  const isReached = is_own || hasPermission(reader, allTrainingsRight)
  const isOpen = state !== 'COMPLETED' && state !== 'CANCELLED' && Date.parse(ends_at) > now
  return isReached && isOpen && hasPermission(reader, 'can-edit-pro-artist-training')
}

/** A verified training returns to the office, unless users who verify move it themselves. */
export function returnsToOffice(reader: RoleHolder, state: TrainingState): boolean {
  const isVerified = (openStates as readonly TrainingState[]).includes(state)
  return isVerified && !hasPermission(reader, 'can-accept-pro-artist-training')
}
