import { useLanguage } from '#kit/web/language/i18n.ts'

/** The names of months, as charts have them: 2026-03. */
export function useMonthNames() {
  const language = useLanguage()
  const whole = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return {
    whole: (month: string) => whole.format(new Date(`${month}-01`)),
    short: (month: string) => short.format(new Date(`${month}-01`)),
  }
}

/** The days of a month. */
export function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
