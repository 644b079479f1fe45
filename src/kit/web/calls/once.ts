import { useEffect } from 'react'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { createStore, type Store, useStore } from '#kit/web/session/store.ts'
import { send } from './api.ts'
import type { ApiError } from './api-error.ts'

type Answer<E extends Endpoint> = { data: Output<E> | null; error: ApiError | null }

/** Reads data that is the same for all users while the page is open: fetched once, by the first component that needs it. */
export function useOnce<E extends Endpoint>(endpoint: E, input: Input<E>, isEnabled = true) {
  const answer = answerOf(endpoint)
  const fetchAnswer = () =>
    send(endpoint, input).then(
      (data) => answer.set({ data, error: null }),
      (error) => answer.set({ data: null, error }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once.
  useEffect(() => {
    if (!isEnabled || requested.has(endpoint)) return
    requested.add(endpoint)
    void fetchAnswer()
  }, [endpoint])
  return { ...useStore(answer), retry: () => void fetchAnswer() }
}

const requested = new Set<Endpoint>()
const answers = new Map<Endpoint, Store<Answer<Endpoint>>>()

function answerOf<E extends Endpoint>(endpoint: E) {
  const answer = answers.get(endpoint) ?? createStore<Answer<Endpoint>>({ data: null, error: null })
  answers.set(endpoint, answer)
  return answer as unknown as Store<Answer<E>>
}
