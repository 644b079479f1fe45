import { type Bilingual, fallbackLanguage } from '#contract/kit/text.ts'
import { useLanguage } from '#web/kit/language/i18n.ts'

/** Picks the reader's language out of a text that has both: `inLanguage(benefit.name)`. */
export function useBilingual() {
  const language = useLanguage()
  return (text: Bilingual) => text[language] || text.pl || text[fallbackLanguage]
}
