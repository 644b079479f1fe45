import type { Language } from '#contract/kit/text.ts'
import { timeIn } from '#contract/kit/time-zone.ts'
import type { Translate } from '#contract/texts.ts'
import type { Training } from '#contract/trainings/trainings.ts'
import { dayIn } from '#server/kit/language/day-in.ts'

type Reader = { t: Translate; language: Language }

/** When it is held, in words: by the clock on its wall, whose zone is named. */
export function whenIn(
  { t, language }: Reader,
  { sessions, time_zone }: Pick<Training, 'sessions' | 'time_zone'>,
): string {
  if (sessions.length === 0) return t('trainings.undated')
  const days = sessions.map((session) => t('trainings.when', wordsOf(language, session)))
  return `${days.join('; ')} (${time_zone})`
}

/** What `trainings.when` says of a session: its day and times, by the clock there, as people write them. */
export function wordsOf(language: Language, { day, from, to }: { day: string; from: string; to: string }) {
  return { day: dayIn(language, day), from: timeIn(language, from), to: timeIn(language, to) }
}

export function whereIn({ t }: Pick<Reader, 't'>, { venue }: Pick<Training, 'venue'>): string {
  return venue ? `${venue.name}, ${venue.address}, ${venue.city}` : t('trainings.online')
}
