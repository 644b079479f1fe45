import { techniques } from '#contract/artists/artists.choices.ts'
import type { Option } from '#web/kit/form/field-select.tsx'
import { useText } from '#web/kit/language/i18n.ts'

export function useTechniques(): Option[] {
  const t = useText()
  return techniques.map((value) => ({ value, label: t(`artists.techniques_${value}`) }))
}
