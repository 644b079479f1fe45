import { useLanguage } from '#web/kit/language/i18n.ts'

/** An instant by the clock on the wall of its place; the zone is named where another clock hangs beside the reader. */
export function useMoment() {
  const language = useLanguage()
  return (timeZone: string, instant: string) => {
    const at = new Date(instant)
    const inZone = (zone?: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at)
    return inZone(timeZone) === inZone() ? inZone() : `${inZone(timeZone)} (${timeZone.replaceAll('_', ' ')})`
  }
}
