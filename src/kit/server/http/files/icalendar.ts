/** The text of a calendar file (RFC 5545). Libraries that write one take five to ten times as long; a parser of others checks it in tests. */

export type CalendarEvent = {
  /** The same for as long as the event lives. */
  uid: string
  sequence: number
  changed_at: string
  starts_at: string
  ends_at: string
  title: string
  description: string
  location: string | null
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
}

/** How often subscribed calendars should refresh; some do once a day, independent of this. */
const refreshInterval = 'PT1H'

export function icalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atelier//Portal//PL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    folded(`NAME:${escaped(name)}`),
    folded(`X-WR-CALNAME:${escaped(name)}`),
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...events.map(textOf),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Thousands are written at once: only lines that may be too long are looked at for folding. */
function textOf(event: CalendarEvent): string {
  const changed = instant(event.changed_at)
  const location = event.location ? `${folded(`LOCATION:${escaped(event.location)}`)}\r\n` : ''
  return `BEGIN:VEVENT\r
${folded(`UID:${event.uid}`)}\r
SEQUENCE:${event.sequence}\r
DTSTAMP:${changed}\r
LAST-MODIFIED:${changed}\r
DTSTART:${instant(event.starts_at)}\r
DTEND:${instant(event.ends_at)}\r
${folded(`SUMMARY:${escaped(event.title)}`)}\r
${folded(`DESCRIPTION:${escaped(event.description)}`)}\r
${location}${folded(`URL:${event.url}`)}\r
STATUS:${event.status}\r
END:VEVENT`
}

/** 2026-11-20T09:00:00.000Z → 20261120T090000Z: UTC, so that no calendar needs to know a time zone's rules. */
function instant(iso: string): string {
  return `${iso.slice(0, 4)}${iso.slice(5, 7)}${iso.slice(8, 13)}${iso.slice(14, 16)}${iso.slice(17, 19)}Z`
}

const special = /\r\n|[\\;,\p{Cc}\u2028\u2029]/gu

function escaped(text: string): string {
  return text.replaceAll(special, (found) => {
    if ('\\;,'.includes(found)) return `\\${found}`
    return /[\n\r\u2028\u2029]/.test(found) ? '\\n' : ' '
  })
}

/** Octets in a line, without its end. */
const longest = 75

/** A long line continues in the next, which begins with a space; no character is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= longest) return line
  const octets = Buffer.from(line)
  const parts: string[] = []
  let start = 0
  while (start < octets.length) {
    // The space is one, too.
    let end = start + longest - (start > 0 ? 1 : 0)
    while (isWithinCharacter(octets[end])) end--
    parts.push(octets.toString('utf8', start, end))
    start = end
  }
  return parts.join('\r\n ')
}

/** Those octets of UTF-8 that a character does not begin with. */
function isWithinCharacter(octet: number | undefined): boolean {
  return octet !== undefined && (octet & 0xc0) === 0x80
}
