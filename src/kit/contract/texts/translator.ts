import { onceNeeded } from '../values/once-needed.ts'
import type { Language } from './text.ts'

export type Params = Readonly<Record<string, string | number>>
type Translation = { language: Language; key: string; translation: string }

/**
 * The text engine of the browser, of the server's answers and of its mails. `{{name}}` is filled in from the parameters, a number
 * as the language writes it; what is filled in is never read as a text again, since people type anything. A text with plural forms
 * has them under `key_one`, `key_few`…, chosen by `count`. A text that is missing falls back to the other language, then to its key.
 */
export function createTranslator(translations: readonly Translation[] = []) {
  const dictionaries = { pl: createDictionary('pl'), 'en-US': createDictionary('en-US') }
  const add = (more: readonly Translation[]) => {
    for (const { language, key, translation } of more) dictionaries[language].texts.set(key, translation)
  }
  add(translations)
  return {
    add,
    in: (language: Language) => {
      const own = dictionaries[language]
      const other = dictionaries[language === 'pl' ? 'en-US' : 'pl']
      return (key: string, params: Params = {}) => own.translate(key, params) || other.translate(key, params) || key
    },
  }
}

function createDictionary(language: Language) {
  const texts = new Map<string, string>()
  // Browsers take ten milliseconds to begin with these, and the first screen waits for the texts.
  const plurals = onceNeeded(() => new Intl.PluralRules(language))
  const numbers = onceNeeded(() => new Intl.NumberFormat(language))
  const format = (value: string | number = '') => (typeof value === 'number' ? numbers().format(value) : value)
  const translate = (key: string, params: Params) => {
    const form = typeof params.count === 'number' && texts.get(`${key}_${plurals().select(params.count)}`)
    return (form || texts.get(key))?.replace(placeholder, (_, name: string) => format(params[name]))
  }
  return { texts, translate }
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g
