import type { Language } from '#contract/kit/text.ts'
import type { Translate } from '#contract/texts.ts'
import type { Training } from '#contract/trainings/trainings.ts'
import { sessionIn } from '#server/kit/language/session-in.ts'

type Reader = { t: Translate; language: Language }

/** When it is held, in words: by the clock on its wall, whose zone is named. */
export function whenIn(
  { t, language }: Reader,
  { sessions, time_zone }: Pick<Training, 'sessions' | 'time_zone'>,
): string {
  if (sessions.length === 0) return t('trainings.undated')
  const days = sessions.map((session) => t('trainings.when', sessionIn(language, session)))
  return `${days.join('; ')} (${time_zone})`
}

export function whereIn({ t }: Pick<Reader, 't'>, { venue }: Pick<Training, 'venue'>): string {
  return venue ? `${venue.name}, ${venue.address}, ${venue.city}` : t('trainings.online')
}
