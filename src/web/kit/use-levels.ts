import { levels } from '#contract/levels.ts'
import { useBilingual } from './bilingual.ts'
import { useApi } from './query.ts'

/** The ladder of levels under their names, the lowest first. */
export function useLevels() {
  const inLanguage = useBilingual()
  const { data } = useApi(levels.list, {})
  return (data?.data ?? []).map(({ id, name }) => ({ id, value: String(id), label: inLanguage(name) }))
}
