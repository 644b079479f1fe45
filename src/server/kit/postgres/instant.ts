type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** The instant a span after `now`, or before it where the span is negative: ISO 8601 in UTC, as columns hold it. */
export function shift(now: Date, { days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): string {
  return new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000).toISOString()
}

/** The calendar day in the academy, YYYY-MM-DD: what is due or valid "today" is so there. */
export function academyDay(now: Date): string {
  return days.format(now)
}

export const academyZone = 'Europe/Warsaw'
// Swedish writes days as ISO 8601 does.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: academyZone })
