import type { Option } from '#kit/web/form/fields/field-select.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'

export function useTechniques(): Option[] {
  const t = useText()
  return optionsOf(t, techniques, 'artists.techniques')
}
