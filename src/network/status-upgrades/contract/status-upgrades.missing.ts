import type { Language } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Check } from './status-upgrades.ts'

type Translate = (key: TextKey, params?: Record<string, string | number>) => string

/** What the unmet requirements lack, in words that follow "Brakuje …": "1 ukończonego szkolenia i 2 opinii". */
export function missingText(t: Translate, language: Language, checks: readonly Check[]): string {
  const unmet = checks.filter(({ is_met }) => !is_met)
  return new Intl.ListFormat(language).format(unmet.map((check) => missingPart(t, language, check)))
}

function missingPart(t: Translate, language: Language, { metric, at_least, value }: Check): string {
  if (metric !== 'average_rating') return t(`statusUpgrades.missing_${metric}`, { count: at_least - (value ?? 0) })
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return value === null
    ? t('statusUpgrades.missing_any_rating', { at_least: format(at_least) })
    : t('statusUpgrades.missing_average_rating', { at_least: format(at_least), value: format(value) })
}
