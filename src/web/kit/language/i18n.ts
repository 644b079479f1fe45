import { defaultLanguage, type Language } from '#contract/kit/text.ts'
import { createTranslator, type Params } from '#contract/kit/translator.ts'
import type { Translate } from '#contract/texts.ts'
import { storage } from '#web/kit/session/device-storage.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'

const texts = createTranslator()
export const fillTexts = texts.add

const shown = createStore<Language>(defaultLanguage)
export const currentLanguage = shown.get
export const useLanguage = () => useStore(shown)

const showsKeys = storage.read('atelier.showTranslationKeys') === 1
const translators = { pl: translatorOf('pl'), 'en-US': translatorOf('en-US') }

/** `const t = useText()`, then `t('benefits.title')`. Texts with plural forms take a `count`. */
export const useText = (): Translate => translators[useLanguage()]

/** `useText` outside components. */
export const translate: Translate = (key: string, params?: Params) => translators[shown.get()](key, params)

/** 4000 → 4 000 or 4,000 */
export function useNumber() {
  const numbers = new Intl.NumberFormat(useLanguage())
  return numbers.format
}

/** Switches the language: re-renders all texts. */
export function showLanguage(language: Language) {
  document.documentElement.lang = language
  shown.set(language)
}

function translatorOf(language: Language) {
  const translate = texts.in(language)
  return showsKeys ? (key: string, params?: Params) => `${key}: ${translate(key, params)}` : translate
}
