import type { Language } from '#kit/contract/texts/text.ts'
import { timeIn } from '#kit/contract/values/time-zone.ts'
import { dayIn } from './day-in.ts'

/**
 * The parameters of `trainings.when` for a session: its day and times, in the zone of its place, in a language's usual
 * form.
 */
export function sessionIn(language: Language, { day, from, to }: { day: string; from: string; to: string }) {
  return { day: dayIn(language, day), from: timeIn(language, from), to: timeIn(language, to) }
}
