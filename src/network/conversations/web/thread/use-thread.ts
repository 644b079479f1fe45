import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { queryClient } from '#kit/web/calls/query.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { conversations, type Thread } from '#network/conversations/contract/conversations.ts'
import { hasNewer, maxPages, newerThan, olderThan, type Pages, type Part, windowOf } from './message-window.ts'

const pollEvery = 5000
const longestPause = 60_000

/** A part of the conversation that can be requested. */
export type Further = { state: 'idle' | 'loading' | 'failed'; ask: () => void }

/**
 * The loaded pages of a conversation: from `found`, else the newest. While they reach to the newest, new messages are
 * polled; otherwise the reader requests older ones, newer ones, or the newest page in their place.
 */
export function useThread(id: number, found: number | null) {
  // No feature's name: nothing that is done refreshes all pages of a conversation.
  const queryKey = [currentUser()?.id, 'thread', id, found]
  const ask = async (part: Part) => (await send(conversations.thread, { id, ...part })).data

  const { data, error, refetch, ...query } = useInfiniteQuery<Thread, ApiError, Pages, unknown[], Part>(
    {
      ...options,
      queryKey,
      queryFn: ({ pageParam }) => ask(pageParam),
      initialPageParam: found ? { after: found - 1 } : {},
      getPreviousPageParam: (_, pages) => olderThan(pages),
      getNextPageParam: (_, pages) => newerThan(pages),
      maxPages,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: (thread) => (thread.state.data ? false : pauseOf(thread)),
    },
    queryClient,
  )

  const last = data && newerThan(data.pages)
  const { data: arrived } = useQuery<Thread, ApiError>(
    {
      ...options,
      queryKey: [...queryKey, last],
      queryFn: () => ask(last ?? {}),
      enabled: data !== undefined && !hasNewer(data),
      initialData: () => data && { ...(data.pages.at(-1) as Thread), messages: [], has_more: false },
      staleTime: pollEvery,
      refetchInterval: pauseOf,
    },
    queryClient,
  )

  const newest = useMutation<Thread, ApiError>(
    {
      mutationFn: () => ask({}),
      onSuccess: async (page) => {
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [{}] })
      },
    },
    queryClient,
  )

  return {
    thread: useMemo(() => (data && arrived ? windowOf(data, arrived) : null), [data, arrived]),
    error: data ? null : error,
    refetch: () => void refetch(),
    older: further(query.isFetching, query.isFetchPreviousPageError, query.fetchPreviousPage),
    newer: further(query.isFetching, query.isFetchNextPageError, query.fetchNextPage),
    newest: further(newest.isPending, newest.isError, newest.mutate),
  }
}

/** An opened conversation is read again. */
const options = { gcTime: 0, refetchOnReconnect: true }

type QueryState = { state: { error: unknown; errorUpdatedAt: number; dataUpdatedAt: number } }

/** Ever longer while nothing answers. */
function pauseOf({ state: { error, errorUpdatedAt, dataUpdatedAt } }: QueryState): number {
  return error ? Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, 2 * pollEvery), longestPause) : pollEvery
}

function further(isAsking: boolean, isFailed: boolean, ask: () => unknown): Further {
  return { state: isAsking ? 'loading' : isFailed ? 'failed' : 'idle', ask: () => void (isAsking || ask()) }
}
