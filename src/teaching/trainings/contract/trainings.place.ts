import { z } from 'zod/mini'
import { day, id, instant, line, plannedDay } from '#kit/contract/fields.ts'

/* Where and when a training is held. */

/** An IANA name, as `Europe/Warsaw`. */
export const timeZone = () => z.string().check(z.maxLength(60, 'time_zone'), z.refine(isTimeZone, 'time_zone'))

function isTimeZone(name: string): boolean {
  try {
    // A bare offset would be a zone, too, but one that knows no summer.
    return /^(?:[A-Za-z_]+\/[\w/+-]+|UTC)$/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

export const venue = z.object({
  name: line(120),
  address: line(200),
  city: line(80),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'required')),
})
export type Venue = z.output<typeof venue>

/** Of a training from before the portal often only the city is known; the other fields are empty then. */
export const storedVenue = z.object({ name: z.string(), address: z.string(), city: z.string(), country: z.string() })

/** A place in one line. */
export function placeOf({ name, address, city }: Omit<Venue, 'country'>): string {
  return [name, address, city].filter(Boolean).join(', ')
}

const timeOfDay = () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time'))

export const mostSessions = 200

/** By the clock on the wall, in the training's time zone; one that ends no later than it begins ends on the next day. */
export const plannedSession = z.object({
  /** Of a session that there is already, so that it stays that one. */
  id: z.nullish(id()),
  day: plannedDay(),
  from: timeOfDay(),
  to: timeOfDay(),
})
export type PlannedSession = z.output<typeof plannedSession>

export const session = z.object({
  id: id(),
  starts_at: instant(),
  ends_at: instant(),
  day: day(),
  from: z.string(),
  to: z.string(),
})
export type TrainingSession = z.output<typeof session>

/** Another training at the same time, of the same artist or student. */
export const overlap = z.object({
  id: id(),
  title: z.object({ pl: z.string(), 'en-US': z.string() }),
  starts_at: instant(),
  ends_at: instant(),
  time_zone: z.string(),
})
export type Overlap = z.output<typeof overlap>

/** They know that a student has a seat at another training at that time. */
export const isOverlapMeant = () => z._default(z.boolean(), false)
