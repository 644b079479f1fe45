import type { Language } from '#kit/contract/texts/text.ts'
import { timeIn } from '#kit/contract/values/time-zone.ts'
import { dayIn } from './day-in.ts'

/** What `trainings.when` says of a session: its day and times, by the clock there, as people write them. */
export function sessionIn(language: Language, { day, from, to }: { day: string; from: string; to: string }) {
  return { day: dayIn(language, day), from: timeIn(language, from), to: timeIn(language, to) }
}
