import { type Language, supportedLanguage } from '#kit/contract/texts/text.ts'

/** The language at start: `lang` in the URL, else the cookie, else Polish. A signed-in user's own language takes precedence. */
export function resolveLanguage(hash: string, cookies: string): Language {
  return languageInHash(hash) ?? supportedLanguage(inCookies(cookies))
}

/** `#/path?lang=en`, `#/path?x=1&lang=en` or `#lang=en`. */
export function languageInHash(hash: string): Language | null {
  const value = langPart.exec(hash)?.[2]
  return value === undefined ? null : supportedLanguage(decoded(value))
}

export function withoutLanguage(hash: string): string {
  const rest = hash.replace(langPart, (_, before: string, _value, after: string) => (after === '&' ? before : ''))
  return rest === '' || rest === '#' ? '#/' : rest
}

const langPart = /([?&#])lang=([^&#]*)(&?)/

function inCookies(cookies: string): string | null {
  return /(?:^|; )language=([^;]*)/.exec(cookies)?.[1] ?? null
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
