import { periodIn } from '#kit/contract/values/time-zone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage } from '#kit/web/language/i18n.ts'
import type { Overlap } from '#teaching/trainings/contract/trainings.place.ts'

/** Other trainings at the same time in words: "Usta naturalne (piątek, 20 listopada 2026, 10:00–16:00)". */
export function useOverlaps() {
  const format = useFormat()
  const language = useLanguage()
  const inLanguage = useBilingual()
  return (overlaps: readonly Overlap[]) =>
    format.list(overlaps.map((one) => `${inLanguage(one.title)} (${periodIn(language, one, one.time_zone)})`))
}
