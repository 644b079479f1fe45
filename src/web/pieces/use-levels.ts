import { levels } from '#contract/levels/levels.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'

/** The ladder of levels under their names, the lowest first. */
export function useLevels() {
  const inLanguage = useBilingual()
  const { data } = useApi(levels.list, {})
  return (data?.data ?? []).map(({ id, name }) => ({ id, value: String(id), label: inLanguage(name) }))
}
