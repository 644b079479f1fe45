import type { Training } from '#teaching/trainings/contract/trainings.ts'

/**
 * The details of a training that its events carry. They are stored in the audit log, so people are included by id: they
 * may request their erasure.
 */
export type TrainingFacts = Pick<Training, 'id' | 'title' | 'sessions' | 'time_zone' | 'venue'> & {
  artist_id: number | null
}

export function trainingFacts({ id, title, sessions, time_zone, venue, artist }: Training): TrainingFacts {
  return { id, title, sessions, time_zone, venue, artist_id: artist?.id ?? null }
}
