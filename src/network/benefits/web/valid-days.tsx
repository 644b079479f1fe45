import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Benefit } from '#network/benefits/contract/benefits.ts'

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
