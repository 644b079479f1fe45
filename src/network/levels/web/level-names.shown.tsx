import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useLevels } from './use-levels.shown.ts'

/** The levels that something belongs to, by name. */
export function LevelNames({ ids }: { ids: readonly number[] }) {
  const t = useText()
  const format = useFormat()
  const levels = useLevels()
  if (ids.length === 0) return t('levels.all')
  return format.list(levels.filter(({ id }) => ids.includes(id)).map(({ label }) => label))
}
