import { useMemo } from 'react'
import { wordsOf } from '#contract/kit/list.ts'
import { useSearchParam } from '#web/kit/page/address.ts'

/** The words that the inbox is searched for, as the address says. */
export function useSought(): string[] {
  const filter = useSearchParam('filter')
  return useMemo(() => wordsOf(filter), [filter])
}
