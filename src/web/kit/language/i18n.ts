import { useMemo } from 'react'
import { defaultLanguage, type Language } from '#contract/kit/text.ts'
import type { TextKey } from '#contract/texts.ts'
import { storage } from '#web/kit/session/device-storage.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'

export type Params = Record<string, string | number>
export type Translate = (key: TextKey, params?: Params) => string

const shown = createStore<Language>(defaultLanguage)
export const currentLanguage = shown.get
export const useLanguage = () => useStore(shown)

/** `const t = useText()`, then `t('benefits.title')`. Texts with plural forms take a `count`. */
export function useText(): Translate {
  const language = useLanguage()
  return useMemo(() => (key, params) => textIn(language, key, params), [language])
}

/** The same outside components. */
export const translate: Translate = (key, params) => textIn(shown.get(), key, params)

/** Draws everything that shows a text anew. */
export function showLanguage(language: Language) {
  document.documentElement.lang = language
  shown.set(language)
}

export function fillTexts(rows: readonly { language: Language; key: string; translation: string }[]) {
  for (const { language, key, translation } of rows) texts[language].set(key, translation)
}

const other = { pl: 'en-US', 'en-US': 'pl' } as const
const texts = { pl: new Map<string, string>(), 'en-US': new Map<string, string>() }
const plurals = { pl: new Intl.PluralRules('pl'), 'en-US': new Intl.PluralRules('en-US') }
const numbers = { pl: new Intl.NumberFormat('pl'), 'en-US': new Intl.NumberFormat('en-US') }
const showsKeys = storage.read('atelier.showTranslationKeys') === 1

/** A text that is missing falls back to the other language. */
function textIn(language: Language, key: string, params: Params = {}): string {
  const text = filledIn(language, key, params) || filledIn(other[language], key, params) || key
  return showsKeys ? `${key}: ${text}` : text
}

function filledIn(language: Language, key: string, params: Params): string | undefined {
  const { count } = params
  const form = typeof count === 'number' && texts[language].get(`${key}_${plurals[language].select(count)}`)
  return (form || texts[language].get(key))?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return typeof value === 'number' ? numbers[language].format(value) : value
  })
}
