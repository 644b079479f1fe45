import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { queryClient, queryOf } from './query.ts'

type EachRequest = { endpoint: Endpoint; input: object; isEnabled: boolean }

/** Reads a varying number of endpoints in parallel; each shows its previous data while it is refetched. */
export function useEachApi(requests: readonly EachRequest[]) {
  const queries = requests.map(({ endpoint, input, isEnabled }) =>
    queryOf(endpoint, input as never, { isEnabled, keepsPrevious: true }),
  )
  return useQueries<UseQueryOptions<unknown, ApiError>[]>({ queries }, queryClient)
}
