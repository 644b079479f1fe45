import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { levels } from '#network/levels/contract/levels.ts'

/** The ladder of levels under their names, the lowest first. */
export function useLevels() {
  const inLanguage = useBilingual()
  const { data } = useApi(levels.list, {})
  return (data?.data ?? []).map(({ id, name }) => ({ id, value: String(id), label: inLanguage(name) }))
}
