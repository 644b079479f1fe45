import type { Language } from './text.ts'

export type Params = Readonly<Record<string, string | number>>
type Translation = { language: Language; key: string; translation: string }

/**
 * The text engine of the browser, of the server's answers and of its mails. `{{name}}` is filled in from the parameters, a number
 * as the language writes it; what is filled in is never read as a text again, since people type anything. A text with plural forms
 * has them under `key_one`, `key_few`…, chosen by `count`. What is missing is said in the other language.
 */
export function createTranslator(translations: readonly Translation[] = []) {
  const speakers = { pl: speaker('pl'), 'en-US': speaker('en-US') }
  const add = (more: readonly Translation[]) => {
    for (const { language, key, translation } of more) speakers[language].texts.set(key, translation)
  }
  add(translations)
  return {
    add,
    in: (language: Language) => {
      const { say } = speakers[language]
      const other = speakers[language === 'pl' ? 'en-US' : 'pl']
      return (key: string, params: Params = {}) => say(key, params) || other.say(key, params) || key
    },
  }
}

function speaker(language: Language) {
  const texts = new Map<string, string>()
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const written = (value: string | number = '') => (typeof value === 'number' ? numbers.format(value) : value)
  const say = (key: string, params: Params) => {
    const form = typeof params.count === 'number' && texts.get(`${key}_${plurals.select(params.count)}`)
    return (form || texts.get(key))?.replace(placeholder, (_, name: string) => written(params[name]))
  }
  return { texts, say }
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g
