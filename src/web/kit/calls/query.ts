import { keepPreviousData, QueryClient, replaceEqualDeep, useMutation, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '#contract/kit/endpoint.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { currentUser, onUserChange } from '#web/kit/session/session.ts'
import { send, watchCalls } from './api.ts'
import { ApiError } from './api-error.ts'

/** Passed to every hook by hand: a provider would put the library on the way to the login screen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 30 * 60_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503),
      networkMode: 'always',
      structuralSharing: (before, after) => (isLong(after) ? after : replaceEqualDeep(before, after)),
    },
    mutations: { networkMode: 'always' },
  },
})

/** A list so long that comparing each row with the one before would take longer than drawing what is seen of it. */
function isLong(answer: unknown): boolean {
  const { data } = (answer ?? {}) as { data?: unknown }
  return Array.isArray(data) && data.length > 1000
}

type ReadOptions = {
  /** Ask again every so many milliseconds while the tab is visible. */
  every?: number
  isEnabled?: boolean
  /** Show the answer of the last question until the new one is there. */
  keepsPrevious?: boolean
}

/** Reads an endpoint, from cache at once and then fresh. Data of one reader never shows to another: the key begins with who asks. */
export function useApi<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions = {}) {
  return useQuery<Output<E>, ApiError>(queryOf(endpoint, input, options), queryClient)
}

/** As the library wants it. */
export function queryOf<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions) {
  return {
    queryKey: keyOf(endpoint, input),
    meta: { isSummary: endpoint.isSummary },
    queryFn: ({ signal }: { signal: AbortSignal }) => send(endpoint, input, { signal }),
    enabled: options.isEnabled ?? true,
    refetchInterval: options.every,
    placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
  }
}

type SendOptions<E extends Endpoint> = {
  /** Without it a toast says that it went well. */
  onSent?: (answer: Output<E>, input: Input<E>) => void
  /** Says what went wrong in a place of its own; without it a toast does. */
  onRefused?: (error: ApiError) => void
}

/** Sends what is no form: one call at a time, refusals told to the reader, the feature's data refreshed after. */
export function useSend<E extends Endpoint>(
  endpoint: E,
  { onSent = sayDone, onRefused = toastError }: SendOptions<E> = {},
) {
  const { mutate, isPending } = useMutation<Output<E>, ApiError, Input<E>>(
    { mutationFn: (input) => send(endpoint, input), onSuccess: onSent, onError: onRefused },
    queryClient,
  )
  return { send: (input: Input<E>) => mutate(input), isPending }
}

const sayDone = () => toast(translate('app.action_succeeded'))

function keyOf(endpoint: Endpoint, input: object) {
  return [currentUser()?.id ?? null, endpoint.feature, endpoint.path, input]
}

/** Makes many calls and shows what came of them when the last is done, rather than asking anew after each. */
export async function refreshOnce(work: () => Promise<void>) {
  const touched = new Set<string>()
  held.add(touched)
  try {
    await work()
  } finally {
    held.delete(touched)
    if (touched.size > 0) void refresh([...touched])
  }
}

const held = new Set<Set<string>>()

/** What somebody did to a feature shows wherever it is read, and in what sums it up. */
export async function refresh(features: readonly string[]) {
  for (const touched of held) for (const feature of features) touched.add(feature)
  if (held.size > 0) return
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => meta?.isSummary === true || features.includes(String(queryKey[1])),
  })
}

/** Asks again what is on the screen and fits. */
export async function refreshWhere(fits: (feature: string, input: object) => boolean) {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, feature, , input] }) => fits(String(feature), input as object),
  })
}

watchCalls({
  sent: (endpoint) => {
    if (!endpoint.isReading) void refresh(endpoint.refreshes)
  },
  refused: (endpoint, { status }) => {
    // Somebody else was quicker: show what they did.
    if (!endpoint.isReading && (status === 409 || status === 404)) void refresh(endpoint.refreshes)
  },
})

onUserChange(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})
