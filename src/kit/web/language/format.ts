import type { Language } from '#kit/contract/texts/text.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { translate, useLanguage } from './i18n.ts'

/** Formats dates and numbers in the user's language and time zone. */
export function useFormat() {
  return formatIn(useLanguage())
}

function formatIn(language: Language) {
  const { date, weekday, dateTime, time, number, relative, languageNames, countryNames, list } = formatters(language)
  return {
    /** An instant or a calendar day (`2026-11-20`): 20 listopada 2026. A calendar day does not depend on the time zone. */
    date: (value: string) => date.format(value.length === 10 ? new Date(`${value}T12:00`) : new Date(value)),
    /** 20–21 listopada 2026: from one calendar day to another, or the only one. */
    days: (first: string, last: string) => date.formatRange(new Date(`${first}T12:00`), new Date(`${last}T12:00`)),
    /** The date in another time zone. */
    dateIn: (timeZone: string, instant: string) =>
      new Intl.DateTimeFormat(language, { ...day, timeZone }).format(new Date(instant)),
    /**
     * The last day of a period that ends at a midnight of the academy: the day before it, in any time zone of the
     * reader.
     */
    lastDay: (end: string) =>
      new Intl.DateTimeFormat(language, { ...day, timeZone: academyZone }).format(new Date(Date.parse(end) - 1)),
    /** Friday, November 20 */
    weekday: (when: Date) => weekday.format(when),
    dateTime: (instant: string) => dateTime.format(new Date(instant)),
    /** 14:05 */
    time: (instant: string) => time.format(new Date(instant)),
    number: (value: number) => number.format(value),
    /** 30000 PLN → 300 zł: an amount in minor units. */
    money: (amount: number, currency: string) => {
      const money = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      })
      return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 0))
    },
    /** 2200.5 → 2200,50: as it is typed, with hundredths where there are any. */
    decimal: (value: number) =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
        useGrouping: false,
      }).format(value),
    /** PLN → zł */
    currencySign: (currency: string) =>
      new Intl.NumberFormat('pl', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    /** 15 → 15% */
    percent: (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100),
    bytes: (size: number) => `${number.format(Math.max(0.1, Math.round(size / 104_857.6) / 10))} MB`,
    /** "3 dni temu", in the largest unit that fits. */
    relative(instant: string, now = Date.now()) {
      const distance = new Date(instant).getTime() - now
      return Math.abs(distance) < minute ? translate('app.just_now') : relative.format(...steps(distance))
    },
    /** "Dzisiaj", "wczoraj", else the date. */
    day(instant: string, now = new Date()) {
      const when = new Date(instant)
      const days = Math.round((startOfDay(when) - startOfDay(now)) / 86_400_000)
      if (days === 0 || days === -1) return relative.format(days, 'day')
      return when.getFullYear() === now.getFullYear() ? weekday.format(when) : date.format(when)
    },
    /** The name of a language: `uk` → ukraiński. */
    languageName: (code: string) => languageNames.of(code) ?? code,
    /** The name of a country: PL → Polska. */
    countryName: (code: string) => countryNames.of(code) ?? code,
    list: (items: string[]) => list.format(items),
  }
}

const cache = new Map<Language, ReturnType<typeof createFormatters>>()

function formatters(language: Language) {
  const cached = cache.get(language) ?? createFormatters(language)
  cache.set(language, cached)
  return cached
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

function createFormatters(language: Language) {
  return {
    date: new Intl.DateTimeFormat(language, day),
    weekday: new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }),
    dateTime: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    relative: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    countryNames: new Intl.DisplayNames(language, { type: 'region' }),
    languageNames: new Intl.DisplayNames(language, { type: 'language' }),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
  }
}

function startOfDay(when: Date): number {
  return new Date(when.getFullYear(), when.getMonth(), when.getDate()).getTime()
}

const minute = 60_000

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', minute],
]

function steps(distance: number): [number, Intl.RelativeTimeFormatUnit] {
  const [unit, length] = units.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? ['minute', minute]
  return [Math.round(distance / length), unit]
}
