import i18next from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { defaultLanguage, fallbackLanguage, type Language, languages } from '#contract/kit/text.ts'
import type { TextKey } from '#contract/texts.ts'

export type Params = Record<string, string | number>
export type Translate = (key: TextKey, params?: Params) => string

/** Texts of the component's feature: `const t = useText()`, then `t('benefits.title')`. Plural texts go by `count`. */
export function useText(): Translate {
  const { t } = useTranslation()
  return useMemo(() => (key, params) => t(key, params ?? {}), [t])
}

/** The same outside components. */
export const translate: Translate = (key, params) => i18next.t(key, params ?? {})

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language
}

export const currentLanguage = () => i18next.language as Language

/** Takes the texts in; `changeLanguage` of i18next redraws everything that shows one. */
export function fillTexts(rows: readonly { language: Language; key: string; translation: string }[]) {
  for (const language of languages) {
    const own = rows.filter((row) => row.language === language)
    i18next.addResourceBundle(language, 'translation', Object.fromEntries(own.map((row) => [row.key, row.translation])))
  }
}

export function showLanguage(language: Language) {
  document.documentElement.lang = language
  return i18next.changeLanguage(language)
}

const keysFlag = 'atelier.showTranslationKeys'

void i18next
  .use(initReactI18next)
  .use({
    type: 'postProcessor' as const,
    name: 'keys',
    process: (text: string, key: string | string[]) => `${[key].flat().at(-1)}: ${text}`,
  })
  .init({
    lng: defaultLanguage,
    resources: {},
    supportedLngs: [...languages],
    load: 'currentOnly',
    // A missing text falls back to the other language, whichever that is.
    fallbackLng: { [fallbackLanguage]: [defaultLanguage], default: [fallbackLanguage] },
    returnEmptyString: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged' },
    initAsync: false,
    postProcess: localStorage.getItem(keysFlag) === '1' ? ['keys'] : [],
  })
