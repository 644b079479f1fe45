import type { Training } from '#teaching/trainings/contract/trainings.ts'

/** What is told of a training. It goes into the audit log, so people are in it by their numbers: they may want to be forgotten. */
export type ToldTraining = Pick<Training, 'id' | 'title' | 'sessions' | 'time_zone' | 'venue'> & {
  artist_id: number | null
}

export function toldTraining({ id, title, sessions, time_zone, venue, artist }: Training): ToldTraining {
  return { id, title, sessions, time_zone, venue, artist_id: artist?.id ?? null }
}
