import { type Bilingual, fallbackLanguage } from '#contract/kit/text.ts'
import { useLanguage } from '#web/kit/language/i18n.ts'

/** Returns a bilingual text in the user's language: `inLanguage(benefit.name)`. */
export function useBilingual() {
  const language = useLanguage()
  return (text: Bilingual) => text[language] || text.pl || text[fallbackLanguage]
}
