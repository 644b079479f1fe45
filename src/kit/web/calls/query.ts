import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  replaceEqualDeep,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { closeUnanswered, toast, toastError } from '#kit/web/overlay/toast.ts'
import { currentUser, onUserChange } from '#kit/web/session/session.ts'
import { send, watchCalls } from './api.ts'
import { ApiError } from './api-error.ts'

/** The query cache: `useApi` reads a call, `useSend` sends one and refreshes what it changed. */

/** In milliseconds: who comes back to a tab after that sees there what is current, and not what was in the evening. */
const longAway = 30_000

/** Somebody writes on what they read: that stays, so that a change by somebody else is a conflict and not overlooked. */
const isWriting = () => document.querySelector('dialog[open], form') !== null

/** Passed to every hook: a provider would load the library with the login screen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 30 * 60_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503),
      networkMode: 'always',
      refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > longAway && !isWriting(),
      structuralSharing: (before, after) => (isLongList(after) ? after : replaceEqualDeep(before, after)),
    },
    mutations: { networkMode: 'always' },
  },
})

queryClient.mount()

/** In a long list, comparing the rows for structural sharing would take longer than rendering the visible ones. */
function isLongList(answer: unknown): boolean {
  const { data } = (answer ?? {}) as { data?: unknown }
  return Array.isArray(data) && data.length > 1000
}

type ReadOptions = {
  /** Refetch interval in milliseconds, while the tab is visible. */
  every?: number
  isEnabled?: boolean
  /** Show the data of the previous input until the new data arrives. */
  keepsPrevious?: boolean
}

/** Reads an endpoint: cached data first, then fresh data. The cache key begins with the user's id, so users never share data. */
export function useApi<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions = {}) {
  return useQuery<Output<E>, ApiError>(queryOf(endpoint, input, options), queryClient)
}

/** For a form: its data is what was read since it opened, since an edit may not start from what this tab read earlier. */
export function useFreshApi<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const { data, error, refetch, isFetchedAfterMount } = useApi(endpoint, input)
  return { data: isFetchedAfterMount ? data : undefined, error, refetch }
}

type Reading = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: { signal: AbortSignal },
) => Promise<Output<E>>
type Storing = <E extends Endpoint>(endpoint: E, input: Input<E>, answer: Output<E>) => void
let readStored: Reading = send
let store: Storing = () => undefined

/** How calls are read and stored for when there is no connection. The application sets it, so that the sign-in page is without it. */
export function readStoredWith(reading: Reading, storing: Storing) {
  readStored = reading
  store = storing
}

/** The query's options for TanStack Query. */
export function queryOf<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions) {
  return {
    queryKey: keyOf(endpoint, input),
    meta: { isSummary: endpoint.isSummary },
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (endpoint.isStoredOffline ? readStored : send)(endpoint, input, { signal }),
    enabled: options.isEnabled ?? true,
    refetchInterval: options.every,
    placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
  }
}

type SendOptions<E extends Endpoint> = {
  /** Default: a toast that reports success. */
  onSent?: (answer: Output<E>, input: Input<E>) => void
  /** Default: a toast with the error. */
  onRefused?: (error: ApiError) => void
  /** The caller shows `failure` itself, by a `FailureNotice` in its dialog. */
  showsFailure?: boolean
}

/** Sends a call without a form: reports its outcome in a toast, and refreshes what the call `refreshes`. */
export function useSend<E extends Endpoint>(
  endpoint: E,
  { onSent = toastSuccess, showsFailure, onRefused = showsFailure ? undefined : toastError }: SendOptions<E> = {},
) {
  const { mutate, isPending, error } = useMutation<Output<E>, ApiError, Input<E>>(
    {
      mutationFn: (input) => send(endpoint, input),
      onSuccess: (answer, input) => {
        closeUnanswered()
        onSent(answer, input)
      },
      onError: onRefused,
    },
    queryClient,
  )
  const isUnderWay = useRef(false)
  return {
    send: (input: Input<E>) => {
      // A second click may come before the button is rendered again.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(input, {
        onSettled: () => {
          isUnderWay.current = false
        },
      })
    },
    isPending,
    /** Of the last attempt; null once it is sent again. */
    failure: error,
  }
}

/**
 * Stores the response of one call as that of another: a reader who returns before it is fetched again sees no old data.
 * Resolves once its readers have it: who showed what they expected until then stops without a moment of the old data.
 */
export function adopt<E extends Endpoint>(endpoint: E, input: Input<E>, answer: Output<E>): Promise<void> {
  const queryKey = keyOf(endpoint, input)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, answer)
  // Its reading, which would store it, has just been canceled.
  if (endpoint.isStoredOffline) store(endpoint, input, answer)
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

/** Removes a stored response: the next reader waits for a fresh one. */
export function forget<E extends Endpoint>(endpoint: E, input: Input<E>) {
  queryClient.removeQueries({ queryKey: keyOf(endpoint, input), exact: true })
}

const toastSuccess = () => toast(translate('app.action_succeeded'))

function keyOf(endpoint: Endpoint, input: object) {
  return [currentUser()?.id ?? null, endpoint.feature, endpoint.path, input]
}

/** Batches the refreshes of many calls into one after the last of them. */
export async function refreshOnce(work: () => Promise<void>) {
  const touched = new Set<string>()
  batches.add(touched)
  try {
    await work()
  } finally {
    batches.delete(touched)
    if (touched.size > 0) void refresh([...touched])
  }
}

const batches = new Set<Set<string>>()

/** Refetches the data of features that changed, and summaries such as counters. */
export async function refresh(features: readonly string[]) {
  for (const touched of batches) for (const feature of features) touched.add(feature)
  if (batches.size > 0) return
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => meta?.isSummary === true || features.includes(String(queryKey[1])),
  })
}

/** Refetches the queries that match. */
export async function refreshWhere(matches: (feature: string, input: object) => boolean) {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, feature, , input] }) => matches(String(feature), input as object),
  })
}

watchCalls({
  sent: (endpoint) => {
    if (endpoint.isReading || endpoint.isPoll) return
    // The server sorts and words in the reader's language.
    if (endpoint === session.changeLanguage && !isWriting()) void refreshWhere(() => true)
    else void refresh(endpoint.refreshes)
  },
  refused: (endpoint, { status }) => {
    // Somebody else changed it first: show the current data.
    if (!endpoint.isReading && !endpoint.isPoll && (status === 409 || status === 404)) void refresh(endpoint.refreshes)
  },
})

onUserChange(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})
