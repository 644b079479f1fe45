import { type Period, wallClock } from '#kit/contract/values/time-zone.ts'

/** In milliseconds: a shorter one would be too small to see or to drag. */
const shortest = 15 * 60_000

/** What the reader's clock shows, as if it were UTC: that is how a grid of days and hours is drawn. */
export function visiblePeriod({ starts_at, ends_at }: Period, zone: string): { start: string; end: string } {
  const [start, end] = [drawn(starts_at, zone), drawn(ends_at, zone)]
  // In the night in which clocks are put back a session may end, by the clock, before it began.
  const latest = Math.max(Date.parse(end), Date.parse(start) + shortest)
  return { start, end: new Date(latest).toISOString() }
}

export function visibleNow(zone: string): string {
  return drawn(new Date().toISOString(), zone)
}

function drawn(instant: string, zone: string): string {
  const { day, time } = wallClock(instant, zone)
  return `${day}T${time}:00.000Z`
}
