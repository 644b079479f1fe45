import { instantAt, movedByDays, movedTo, type Period, wallClock } from '#kit/contract/values/time-zone.ts'

/** When a session is to be, by the clock of its training's place. One that ends no later than it begins ends on the next day. */
export type Planned = { day: string; from: string; to: string }

type Zoned = Period & { time_zone: string }
/** The distance of a drag, as the library reports it. */
type Distance = { days: number; milliseconds: number }

/** In milliseconds: a day and two times cannot express a longer one. */
const longest = 86_400_000

/**
 * Dragged to another day it has the same time in the zone of its place, even if the clocks of the reader's zone change
 * in between; dragged to another hour it begins at that time in the reader's zone. Its duration remains.
 */
export function droppedAt(session: Zoned, start: Date, { days, milliseconds }: Distance, zone: string): Planned {
  if (milliseconds === 0) return plannedOf(movedByDays(session, days, session.time_zone), session.time_zone)
  return plannedOf(movedTo(session, instantOf(start, zone)), session.time_zone)
}

/** Its end was dragged; null where that makes it longer than a day. */
export function stretchedTo(session: Zoned, end: Date, zone: string): Planned | null {
  const period = { starts_at: session.starts_at, ends_at: instantOf(end, zone) }
  const length = Date.parse(period.ends_at) - Date.parse(period.starts_at)
  return length > 0 && length < longest ? plannedOf(period, session.time_zone) : null
}

export function plannedOf({ starts_at, ends_at }: Period, timeZone: string): Planned {
  const { day, time: from } = wallClock(starts_at, timeZone)
  return { day, from, to: wallClock(ends_at, timeZone).time }
}

export function periodOf({ day, from, to }: Planned, timeZone: string): Period {
  const end = to > from ? day : new Date(Date.parse(day) + longest).toISOString().slice(0, 10)
  return { starts_at: instantAt({ day, time: from }, timeZone), ends_at: instantAt({ day: end, time: to }, timeZone) }
}

/** The grid draws the reader's clock as if it were UTC. */
function instantOf(drawn: Date, zone: string): string {
  const iso = drawn.toISOString()
  return instantAt({ day: iso.slice(0, 10), time: iso.slice(11, 16) }, zone)
}
