import { onceNeeded } from './once-needed.ts'

/** The academy's time zone, and its calendar days. */

/** Days of the academy (of a certificate, of a voucher's end) are the same for every reader, wherever they are. */
export const academyZone = 'Europe/Warsaw'

/** The academy's calendar day of an instant, YYYY-MM-DD: it decides what is due or valid "today". In UTC it is still yesterday until one or two in the morning. */
export function academyDay(instant: Date): string {
  return days().format(instant)
}

// The Swedish locale formats dates as ISO 8601.
const days = onceNeeded(() => new Intl.DateTimeFormat('sv-SE', { timeZone: academyZone }))
