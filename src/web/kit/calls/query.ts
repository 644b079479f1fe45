import { keepPreviousData, QueryClient, replaceEqualDeep, useMutation, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '#contract/kit/endpoint.ts'
import { system } from '#contract/system/system.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { currentUser, onUserChange } from '#web/kit/session/session.ts'
import { featureOf, featuresOf, send, watchCalls } from './api.ts'
import { ApiError } from './api-error.ts'
import { isAbout } from './news.ts'

/** Passed to every hook by hand: a provider would put the library on the way to the login screen. */
const queryClient = new QueryClient({
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
  return useQuery<Output<E>, ApiError>(
    {
      queryKey: keyOf(endpoint, input),
      queryFn: ({ signal }) => send(endpoint, input, { signal }),
      enabled: options.isEnabled ?? true,
      refetchInterval: options.every,
      placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
    },
    queryClient,
  )
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
  return [currentUser()?.id ?? null, featureOf(endpoint), endpoint.path, input]
}

/** Makes many calls and shows what came of them when the last is done, rather than asking anew after each. */
export async function refreshOnce(work: () => Promise<void>) {
  const touched = new Set<Endpoint>()
  held.add(touched)
  try {
    await work()
  } finally {
    held.delete(touched)
    for (const endpoint of touched) void refresh(endpoint)
  }
}

const held = new Set<Set<Endpoint>>()

/** What somebody did to a feature shows wherever it is read; counters and next steps may follow from anything. */
export async function refresh(endpoint: Endpoint) {
  for (const touched of held) touched.add(endpoint)
  if (held.size > 0) return
  const touched = new Set([...featuresOf(endpoint), featureOf(system.data), featureOf(system.dashboard)])
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[1])) })
}

/** What a notification leads to shows as it is now, wherever it is on the screen. */
export async function refreshBehind(links: readonly string[]) {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, feature, , input] }) =>
      links.some((link) => isAbout(link, String(feature), input as object)),
  })
}

watchCalls({
  sent: (endpoint) => {
    if (!endpoint.isReading) void refresh(endpoint)
  },
  refused: (endpoint, { status }) => {
    // Somebody else was quicker: show what they did.
    if (!endpoint.isReading && (status === 409 || status === 404)) void refresh(endpoint)
  },
})

onUserChange(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})
