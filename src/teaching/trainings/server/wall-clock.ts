import { daysLater, instantAt, type Period, wallClock } from '#kit/contract/values/time-zone.ts'
import { failFields } from '#kit/server/http/errors.ts'
import type { PlannedSession, TrainingSession } from '#teaching/trainings/contract/trainings.place.ts'

/* A training's sessions as its form has them: by the clock on the wall of its place. */

type WallClock = Pick<TrainingSession, 'day' | 'from' | 'to'>

/** A session as the clock on the wall shows it. */
export function wallClockOf({ starts_at, ends_at }: Period, timeZone: string): WallClock {
  const { day, time } = wallClock(starts_at, timeZone)
  return { day, from: time, to: wallClock(ends_at, timeZone).time }
}

/**
 * What was typed as instants, in order. A time that the clock skips in spring is refused at its field; of one that it shows twice in
 * autumn the first is meant, unless the session was there before: then it stays the one that it was.
 */
export function instantsOf(typed: readonly PlannedSession[], timeZone: string, known: readonly TrainingSession[] = []) {
  const periods = typed.map((session, index) => {
    const before = known.find(({ id }) => id === session.id)
    const id = before?.id ?? null
    if (before && isSameOnWall(before, session, timeZone)) return { id, index, ...periodOf(before) }
    const endDay = session.to > session.from ? session.day : daysLater(session.day, 1)
    return {
      id,
      index,
      starts_at: typedInstant(session.day, session.from, timeZone, `sessions.${index}.from`),
      ends_at: typedInstant(endDay, session.to, timeZone, `sessions.${index}.to`),
    }
  })
  const sorted = periods.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  for (const [place, { starts_at, index }] of sorted.entries()) {
    const previous = sorted[place - 1]
    if (previous && previous.ends_at > starts_at) failFields({ [`sessions.${index}.from`]: 'sessions_overlap' })
  }
  return sorted.map(({ index: _, ...period }) => period)
}

function isSameOnWall(before: TrainingSession, typed: PlannedSession, timeZone: string): boolean {
  const { day, from, to } = wallClockOf(before, timeZone)
  return day === typed.day && from === typed.from && to === typed.to
}

/** In the format of `instantAt`, independent of the database's. */
function periodOf({ starts_at, ends_at }: Period): Period {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() }
}

function typedInstant(day: string, time: string, timeZone: string, field: string): string {
  const instant = instantAt({ day, time }, timeZone)
  const shown = wallClock(instant, timeZone)
  if (shown.day !== day || shown.time !== time) failFields({ [field]: 'time_skipped' })
  return instant
}
