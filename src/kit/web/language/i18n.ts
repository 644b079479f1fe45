import { defaultLanguage, type Language } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { createTranslator, type Params } from '#kit/contract/texts/translator.ts'
import { storage } from '#kit/web/session/device-storage.ts'
import { createStore, useStore } from '#kit/web/session/store.ts'

const texts = createTranslator()
export const fillTexts = texts.add

const showsKeys = storage.read('atelier.showTranslationKeys') === 1
let listener: ((key: string, text: string) => void) | null = null

const shown = createStore(speaking(defaultLanguage))
export const currentLanguage = () => shown.get().language
export const useLanguage = () => useStore(shown).language

/** `const t = useText()`, then `t('benefits.title')`. Texts with plural forms take a `count`. */
export const useText = (): Translate => useStore(shown).t

/** `useText` outside components. */
export const translate: Translate = (key, ...params) => shown.get().t(key, ...params)

/** 4000 → 4 000 or 4,000 */
export function useNumber() {
  const numbers = new Intl.NumberFormat(useLanguage())
  return numbers.format
}

/** Renders every component with a text again. */
export function showLanguage(language: Language) {
  document.documentElement.lang = language
  if (language !== currentLanguage()) shown.set(speaking(language))
}

/**
 * Renders again in the same language, with changed texts; from now on the listener gets each rendered text with its
 * key.
 */
export function redrawTexts(listenersOf = listener) {
  listener = listenersOf
  shown.set(speaking(currentLanguage()))
}

function speaking(language: Language) {
  const translate = texts.in(language)
  const t: Translate = (key: string, params?: Params) => {
    const translated = translate(key, params)
    const text = showsKeys ? `${key}: ${translated}` : translated
    listener?.(key, text)
    return text
  }
  return { language, t }
}
