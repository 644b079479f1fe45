import type { Benefit } from '#contract/benefits/benefits.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'

/** From when, until when: both days belong to it. */
export function ValidDays({ valid_from, valid_until }: Pick<Benefit, 'valid_from' | 'valid_until'>) {
  const t = useText()
  const format = useFormat()
  const from = valid_from ? format.date(valid_from) : ''
  const until = valid_until ? format.date(valid_until) : ''
  if (from && until) return t('benefits.valid_between', { from, until })
  if (from) return t('benefits.valid_since', { from })
  return until ? t('benefits.valid_to', { until }) : t('benefits.valid_always')
}
