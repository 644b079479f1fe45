/* Instants and the clock on a wall: people plan by the clock of a place, and the portal keeps instants. */

/** A calendar day (`2026-11-20`) and the time on the clock (`09:30`), as fields of a form have them. */
export type WallClock = { day: string; time: string }

export type Period = { starts_at: string; ends_at: string }

/** What the clock shows there at an instant. */
export function wallClock(instant: string, timeZone: string): WallClock {
  const iso = new Date(shownAt(Date.parse(instant), timeZone)).toISOString()
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) }
}

/**
 * The instant at which the clock there shows this. In the night in which clocks are put back a time comes twice: the first is meant.
 * A time that is left out in spring is as much later as the clock was put forward.
 */
export function instantAt({ day, time }: WallClock, timeZone: string): string {
  const shown = Date.parse(`${day}T${time}Z`)
  const before = shown - offsetAt(shown - oneDay, timeZone)
  const after = shown - offsetAt(shown + oneDay, timeZone)
  const meant = [before, after].filter((at) => shownAt(at, timeZone) === shown)
  return new Date(meant.length > 0 ? Math.min(...meant) : before).toISOString()
}

/** So many days later at the same time on the clock there, and as long as it was. */
export function movedByDays(period: Period, days: number, timeZone: string): Period {
  const { day, time } = wallClock(period.starts_at, timeZone)
  return movedTo(period, instantAt({ day: daysLater(day, days), time }, timeZone))
}

/** A calendar day so many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10)
}

/** How many days one calendar day is later than another; negative where it is earlier. */
export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / oneDay
}

/** Begins at another instant, and is as long as it was: an hour of teaching stays one when clocks are changed meanwhile. */
export function movedTo({ starts_at, ends_at }: Period, start: string): Period {
  const length = Date.parse(ends_at) - Date.parse(starts_at)
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(Date.parse(start) + length).toISOString() }
}

/** Whether both clocks show the same from the beginning to the end. */
export function haveSameClock({ starts_at, ends_at }: Period, one: string, other: string): boolean {
  return [starts_at, ends_at].every((at) => offsetAt(Date.parse(at), one) === offsetAt(Date.parse(at), other))
}

/** "piątek, 20 listopada 2026, 10:00–16:00": in that zone, with both days if it ends after midnight; whole days without times. */
export function periodIn(language: string, { starts_at, ends_at }: Period, timeZone: string): string {
  const isWholeDays =
    wallClock(starts_at, timeZone).time === '00:00' && wallClock(ends_at, timeZone).time === lastMinute
  const format = formatter(`${language} period ${isWholeDays} ${timeZone}`, language, {
    dateStyle: 'full',
    ...(!isWholeDays && { timeStyle: 'short' }),
    timeZone,
  })
  return format.formatRange(new Date(starts_at), new Date(ends_at))
}

/** "10:00–16:00": by the clock there, without the day. */
export function timesIn(language: string, { starts_at, ends_at }: Period, timeZone: string): string {
  const timeAt = (instant: string) => shortTime(language, shownAt(Date.parse(instant), timeZone))
  return `${timeAt(starts_at)}–${timeAt(ends_at)}`
}

/** "14:00" or "2:00 PM": a time on a wall, which is written "14:00". */
export function timeIn(language: string, time: string): string {
  return shortTime(language, Date.parse(`1970-01-01T${time}Z`))
}

/** "czas środkowoeuropejski", "United Kingdom Time": a zone as people call it. */
export function zoneName(language: string, timeZone: string): string {
  const named = (timeZoneName: 'longGeneric' | 'shortGeneric') =>
    formatter(`${language} ${timeZoneName} ${timeZone}`, language, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const name = named('longGeneric')
  // Polish has "Argentyna (czas standardowy)" for some, which has no place in a sentence; the short one is "czas: Buenos Aires".
  // It has "czas Izrael" for others, though names of places are nominatives.
  return name.includes('(') ? named('shortGeneric') : name.replace(/^czas (?=\p{Lu})/u, 'czas: ')
}

const oneMinute = 60_000
const oneDay = 1440 * oneMinute
const lastMinute = '23:59'

/** The time alone of what a clock shows. */
function shortTime(language: string, shown: number): string {
  const minuteOfDay = Math.floor((shown - dayOf(shown) * oneDay) / oneMinute)
  return remembered(shortTimes, `${language} ${minuteOfDay}`, () =>
    formatter(`${language} time`, language, { timeStyle: 'short', timeZone: 'UTC' }).format(minuteOfDay * oneMinute),
  )
}

/** Days since 1970. */
function dayOf(instant: number): number {
  return Math.floor(instant / oneDay)
}

/** What the clock there shows, read as if it were UTC. */
function shownAt(instant: number, timeZone: string): number {
  return wholeSeconds(instant) + offsetAt(instant, timeZone)
}

/** In milliseconds, ahead of UTC. Remembered by the day, but for the two of a year on which clocks are changed: a feed has ten thousand instants. */
function offsetAt(instant: number, timeZone: string): number {
  const offsetAtStartOf = (day: number) =>
    remembered(offsets, `${timeZone} ${day}`, () => computedOffset(day * oneDay, timeZone))
  const offset = offsetAtStartOf(dayOf(instant))
  return offset === offsetAtStartOf(dayOf(instant) + 1) ? offset : computedOffset(instant, timeZone)
}

function computedOffset(instant: number, timeZone: string): number {
  const parts = formatter(`parts ${timeZone}`, 'en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const [month, day, year, hour, minute, second] = parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value)) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds(instant)
}

function wholeSeconds(instant: number): number {
  return Math.floor(instant / 1000) * 1000
}

function formatter(name: string, language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(formatters, name, () => new Intl.DateTimeFormat(language, options))
}

function remembered<Value>(values: Map<string, Value>, key: string, compute: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = compute()
  values.set(key, value)
  return value
}

const formatters = new Map<string, Intl.DateTimeFormat>()
const shortTimes = new Map<string, string>()
const offsets = new Map<string, number>()
