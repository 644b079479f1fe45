import type { Language } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { sessionIn } from '#kit/server/language/session-in.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'

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
  return venue ? placeOf(venue) : t('trainings.online')
}
