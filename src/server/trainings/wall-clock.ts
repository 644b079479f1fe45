import type { PlannedSession, TrainingSession } from '#contract/trainings/trainings.place.ts'
import { failFields } from '#server/kit/http/errors.ts'

/*
 * A training's sessions are instants, but people plan them by the clock on the wall of its place: here, and nowhere else, the one
 * becomes the other.
 */

export type Span = { starts_at: string; ends_at: string }
type WallClock = Pick<TrainingSession, 'day' | 'from' | 'to'>

/** A session as the clock on the wall shows it. */
export function wallClockOf({ starts_at, ends_at }: Span, timeZone: string): WallClock {
  const start = onWall(starts_at, timeZone)
  return { day: start.toPlainDate().toString(), from: timeOf(start), to: timeOf(onWall(ends_at, timeZone)) }
}

/**
 * What was typed as instants, in order. A time that the clock skips in spring is refused at its field; of one that it shows twice in
 * autumn the first is meant, unless the session was there before: then it stays the one that it was.
 */
export function instantsOf(typed: readonly PlannedSession[], timeZone: string, known: readonly TrainingSession[] = []) {
  const spans = typed.map((session, index) => {
    const before = known.find(({ id }) => id === session.id)
    const id = before?.id ?? null
    if (before && isSameOnWall(before, session, timeZone)) return { id, index, ...spanOf(before) }
    const date = Temporal.PlainDate.from(session.day)
    const end = session.to > session.from ? date : date.add({ days: 1 })
    return {
      id,
      index,
      starts_at: instantAt(date, session.from, timeZone, `sessions.${index}.from`),
      ends_at: instantAt(end, session.to, timeZone, `sessions.${index}.to`),
    }
  })
  const sorted = spans.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  for (const [place, { starts_at, index }] of sorted.entries()) {
    const previous = sorted[place - 1]
    if (previous && previous.ends_at > starts_at) failFields({ [`sessions.${index}.from`]: 'sessions_overlap' })
  }
  return sorted.map(({ index: _, ...span }) => span)
}

function isSameOnWall(before: TrainingSession, typed: PlannedSession, timeZone: string): boolean {
  const { day, from, to } = wallClockOf(before, timeZone)
  return day === typed.day && from === typed.from && to === typed.to
}

/** As `instantAt` writes them, whatever the database does. */
function spanOf({ starts_at, ends_at }: Span): Span {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() }
}

function instantAt(date: Temporal.PlainDate, time: string, timeZone: string, field: string): string {
  const typed = date.toPlainDateTime(Temporal.PlainTime.from(time))
  const zoned = typed.toZonedDateTime(timeZone)
  if (!zoned.toPlainDateTime().equals(typed)) failFields({ [field]: 'time_skipped' })
  return new Date(zoned.epochMilliseconds).toISOString()
}

function onWall(instant: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Date.parse(instant)).toZonedDateTimeISO(timeZone)
}

function timeOf(zoned: Temporal.ZonedDateTime): string {
  return zoned.toPlainTime().toString({ smallestUnit: 'minute' })
}
