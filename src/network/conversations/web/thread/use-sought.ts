import { useMemo } from 'react'
import { wordsOf } from '#kit/contract/list.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'

/** The search words of the inbox, from the URL. */
export function useSought(): string[] {
  const filter = useSearchParam('filter')
  return useMemo(() => wordsOf(filter), [filter])
}
