import { useCallback } from 'react'
import { type Bilingual, fallbackLanguage } from '#kit/contract/texts/text.ts'
import { useLanguage } from '#kit/web/language/i18n.ts'

/** Returns a bilingual text in the user's language: `inLanguage(benefit.name)`. */
export function useBilingual() {
  const language = useLanguage()
  return useCallback((text: Bilingual) => text[language] || text.pl || text[fallbackLanguage], [language])
}
