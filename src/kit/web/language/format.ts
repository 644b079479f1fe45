import type { Language } from '#kit/contract/texts/text.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { onceNeeded } from '#kit/contract/values/once-needed.ts'
import { translate, useLanguage } from './i18n.ts'

/** Formats dates and numbers in the user's language and time zone. */
export function useFormat() {
  return formats[useLanguage()]()
}

const formats = { pl: onceNeeded(() => formatsIn('pl')), 'en-US': onceNeeded(() => formatsIn('en-US')) }

/** A browser takes up to a few milliseconds to make one of what formats here: each is made once, when it is needed. */
function formatsIn(language: Language) {
  const date = onceNeeded(() => new Intl.DateTimeFormat(language, day))
  const dateThere = onceForEach((timeZone) => new Intl.DateTimeFormat(language, { ...day, timeZone }))
  const weekday = onceNeeded(
    () => new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }),
  )
  const dateTime = onceNeeded(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }))
  const time = onceNeeded(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }))
  const number = onceNeeded(() => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }))
  const percent = onceNeeded(() => new Intl.NumberFormat(language, { style: 'percent' }))
  const decimal = onceNeeded(
    () =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
        useGrouping: false,
      }),
  )
  const money = onceForEach(
    (currency) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  )
  const relative = onceNeeded(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const countries = onceNeeded(() => new Intl.DisplayNames(language, { type: 'region' }))
  const languages = onceNeeded(() => new Intl.DisplayNames(language, { type: 'language' }))
  const list = onceNeeded(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  return {
    /** An instant or a calendar day (`2026-11-20`): 20 listopada 2026. A calendar day does not depend on the time zone. */
    date: (value: string) => date().format(value.length === 10 ? new Date(`${value}T12:00`) : new Date(value)),
    /** 20–21 listopada 2026: from one calendar day to another, or the only one. */
    days: (first: string, last: string) => date().formatRange(new Date(`${first}T12:00`), new Date(`${last}T12:00`)),
    /** The date in another time zone. */
    dateIn: (timeZone: string, instant: string) => dateThere(timeZone).format(new Date(instant)),
    /**
     * The last day of a period that ends at a midnight of the academy: the day before it, in any time zone of the
     * reader.
     */
    lastDay: (end: string) => dateThere(academyZone).format(new Date(Date.parse(end) - 1)),
    /** Friday, November 20 */
    weekday: (when: Date) => weekday().format(when),
    dateTime: (instant: string) => dateTime().format(new Date(instant)),
    /** 14:05 */
    time: (instant: string) => time().format(new Date(instant)),
    number: (value: number) => number().format(value),
    /** 30000 PLN → 300 zł: an amount in minor units. */
    money: (amount: number, currency: string) => {
      const format = money(currency)
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
    },
    /** 2200.5 → 2200,50: as it is typed, with hundredths where there are any. */
    decimal: (value: number) => decimal().format(value),
    /** PLN → zł: as it is written in amounts. */
    currencySign: (currency: string) =>
      money(currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    /** 15 → 15% */
    percent: (value: number) => percent().format(value / 100),
    bytes: (size: number) => `${number().format(Math.max(0.1, Math.round(size / 104_857.6) / 10))} MB`,
    /** "3 dni temu", in the largest unit that fits. */
    relative(instant: string, now = Date.now()) {
      const distance = new Date(instant).getTime() - now
      return Math.abs(distance) < minute ? translate('app.just_now') : relative().format(...steps(distance))
    },
    /** "Dzisiaj", "wczoraj", else the date. */
    day(instant: string, now = new Date()) {
      const when = new Date(instant)
      const days = Math.round((startOfDay(when) - startOfDay(now)) / 86_400_000)
      if (days === 0 || days === -1) return relative().format(days, 'day')
      return when.getFullYear() === now.getFullYear() ? weekday().format(when) : date().format(when)
    },
    /** The name of a language: `uk` → ukraiński. */
    languageName: (code: string) => languages().of(code) ?? code,
    /** The name of a country: PL → Polska. */
    countryName: (code: string) => countries().of(code) ?? code,
    list: (items: string[]) => list().format(items),
  }
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

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

/** Makes one for each name when it is first needed. */
function onceForEach<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>()
  return (name) => {
    const value = made.get(name) ?? make(name)
    made.set(name, value)
    return value
  }
}
