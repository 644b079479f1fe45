import type { ReactNode } from 'react'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { timeIn } from '#kit/contract/values/time-zone.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { placeOf, type Venue } from '#teaching/trainings/contract/trainings.place.ts'
import type { TrainingRow } from '#teaching/trainings/contract/trainings.ts'
import { TrainingBadge } from './training-badge.tsx'

type Planned = { day: string; from: string; to: string }

/** The values of a training that are not plain text, and the labels of codes. */
export function useTrainingValue(): ShowValue {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const session = useSessionWords()
  const shown: Record<string, (value: never) => ReactNode> = {
    title: (title: Bilingual) => inLanguage(title),
    description: (description: Bilingual) => inLanguage(description),
    technique: (code: TrainingRow['technique']) => (code ? t(`artists.techniques_${code}`) : '—'),
    kind: (code: TrainingRow['kind']) => t(`trainings.kind_${code}`),
    language: (code: string) => format.languageName(code),
    state: (state: TrainingRow['state']) => <TrainingBadge state={state} />,
    price: ({ amount, currency }: TrainingRow['price']) => format.money(Number(amount), currency),
    venue: (venue: Venue | null) => {
      if (!venue) return t('trainings.online')
      return [placeOf(venue), venue.country && `(${venue.country})`].filter(Boolean).join(' ') || '—'
    },
    sessions: (sessions: Planned[]) =>
      sessions.length === 0 ? t('trainings.sessions_none') : sessions.map(session).join('; '),
  }
  return (field, value) => shown[field]?.(value as never)
}

/** A session in words, by the clock on the wall of its place. */
function useSessionWords() {
  const t = useText()
  const language = useLanguage()
  const format = useFormat()
  return ({ day, from, to }: Planned) =>
    t('trainings.when', {
      day: format.date(day),
      from: timeIn(language, from),
      to: to > from ? timeIn(language, to) : t('trainings.next_day', { time: timeIn(language, to) }),
    })
}

export function trainingLabel(field: string): TextKey {
  return (field === 'title' ? 'trainings.title_field' : `trainings.${field}`) as TextKey
}
