import { periodIn } from '#contract/kit/time-zone.ts'
import type { Overlap } from '#contract/trainings/trainings.place.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useLanguage } from '#web/kit/language/i18n.ts'

/** Other trainings at the same time in words: "Usta naturalne (piątek, 20 listopada 2026, 10:00–16:00)". */
export function useOverlaps() {
  const format = useFormat()
  const language = useLanguage()
  const inLanguage = useBilingual()
  return (overlaps: readonly Overlap[]) =>
    format.list(overlaps.map((one) => `${inLanguage(one.title)} (${periodIn(language, one, one.time_zone)})`))
}
