import type { TermsVersion } from '#academy/terms/contract/terms-in-force.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Quote } from '#kit/web/ui/content/quote.tsx'

/** What a version changes, in the academy's words. */
export function TermsChanges({ of: { changes } }: { of: TermsVersion }) {
  const t = useText()
  const language = useLanguage()
  return changes && <Quote title={t('terms.changes')}>{changes[language]}</Quote>
}
