import { academyDay } from '#kit/contract/values/academy-zone.ts'

type Duration = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** `now` plus a duration, which may be negative: ISO 8601 in UTC, as columns store it. */
export function shift(now: Date, { days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): string {
  return new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000).toISOString()
}

/**
 * An instant as PostgreSQL writes it, as ISO 8601 with milliseconds. On a connection in UTC (`2026-11-20 09:00:00.5+00`) it is taken apart
 * by its places: a list has thousands, and a `Date` of each takes six times as long.
 */
export function instantOf(text: string): string {
  if (!inUtc.test(text)) return new Date(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
}

const inUtc = /^\d{4}-.{14,21}\+00$/

/** The last day of what ends at a midnight of the academy: that before it. */
export function lastDayOf(end: string): string {
  return academyDay(new Date(Date.parse(end) - 1))
}
