import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import { allTrainingsRight, isFinal, leads, type TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

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
  const isMovable = !isFinal(state) && Date.parse(ends_at) > now
  return leads(reader, { is_own }) && isMovable && hasPermission(reader, 'can-edit-pro-artist-training')
}
