import { daysLater } from '#kit/contract/values/time-zone.ts'

/* Sessions as they are typed: calendar days and times, which need no time zone to be moved by weeks. */

export type TypedSession = { id: number | null; day: string; from: string; to: string }

const week = 7 * 86_400_000

/** The same session in so many weeks to come. */
export function repeated({ day, from, to }: TypedSession, times: number): TypedSession[] {
  return Array.from({ length: times }, (_, index) => ({ id: null, day: moved(day, index + 1), from, to }))
}

/** The sessions of a copy: all of them moved by as many whole weeks as it takes to begin after the original, and not before tomorrow. */
export function copied(sessions: readonly Omit<TypedSession, 'id'>[], today: string): TypedSession[] {
  const first = sessions[0]?.day ?? today
  const last = sessions.at(-1)?.day ?? today
  const latest = last > today ? last : today
  const weeks = Math.floor((Date.parse(latest) - Date.parse(first)) / week) + 1
  return sessions.map(({ day, from, to }) => ({ id: null, day: moved(day, weeks), from, to }))
}

function moved(day: string, weeks: number): string {
  return daysLater(day, weeks * 7)
}
