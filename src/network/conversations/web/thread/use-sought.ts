import { useMemo } from 'react'
import { wordsOf } from '#kit/contract/list.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'

/** The words that the inbox is searched for, as the address says. */
export function useSought(): string[] {
  const filter = useSearchParam('filter')
  return useMemo(() => wordsOf(filter), [filter])
}
