type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** The instant a span after `now`, or before it where the span is negative: ISO 8601 in UTC, as columns hold it. */
export function shift(now: Date, { days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): string {
  return new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000).toISOString()
}
