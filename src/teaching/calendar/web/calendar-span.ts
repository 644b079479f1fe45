import { z } from 'zod/mini'
import { day } from '#kit/contract/fields.ts'
import { daysLater, instantAt, wallClock } from '#kit/contract/values/time-zone.ts'

export const views = ['month', 'week', 'agenda'] as const
export type View = (typeof views)[number]

/** The URL's parameters: the view, its day, and the artist. */
export const calendarAddress = z.object({
  view: z.optional(z.enum(views)),
  date: z.optional(day()),
  artistId: z.optional(z.string()),
})

/** The days of a view, as the reader's clock counts them: the first, and the one after the last. */
export type Days = { first: string; end: string }

/** How many days an agenda lists. */
const agendaDays = 30

/** The days that a view of a day shows. A month comes with the rest of its first and last weeks, which begin on Monday. */
export function daysOf(view: View, day: string): Days {
  if (view === 'agenda') return { first: day, end: daysLater(day, agendaDays) }
  if (view === 'week') return { first: monday(day), end: daysLater(monday(day), 7) }
  return { first: monday(monthOf(day)), end: daysLater(monday(daysLater(nextMonth(day), -1)), 7) }
}

/** The day that the view before (-1) or after (1) is of. */
export function turned(view: View, day: string, by: 1 | -1): string {
  if (view === 'month') return by === 1 ? nextMonth(day) : monthOf(daysLater(monthOf(day), -1))
  return daysLater(day, by * (view === 'week' ? 7 : agendaDays))
}

export function instantsOf({ first, end }: Days, timeZone: string) {
  const midnight = (day: string) => instantAt({ day, time: '00:00' }, timeZone)
  return { from: midnight(first), to: midnight(end) }
}

export function today(timeZone: string): string {
  return wallClock(new Date().toISOString(), timeZone).day
}

/** What the view is of, in words: "listopad 2026", or from which day to which. */
export function titleOf(view: View, day: string, language: string, isShort = false): string {
  const options = { month: isShort ? 'short' : 'long', year: isShort ? undefined : 'numeric', timeZone: 'UTC' } as const
  if (view === 'month')
    return new Intl.DateTimeFormat(language, { ...options, month: 'long', year: 'numeric' }).format(new Date(day))
  const { first, end } = daysOf(view, day)
  const format = new Intl.DateTimeFormat(language, { ...options, day: 'numeric' })
  return format.formatRange(new Date(first), new Date(daysLater(end, -1)))
}

function monday(day: string): string {
  return daysLater(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function nextMonth(day: string): string {
  return monthOf(daysLater(monthOf(day), 31))
}
