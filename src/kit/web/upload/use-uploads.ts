import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { validate } from '#kit/contract/validation.ts'
import { mostClientKeys } from '#kit/contract/values/client-keys.ts'
import { file as fileOf, type Purpose } from '#kit/contract/values/files.ts'
import { send } from '#kit/web/calls/api.ts'
import { asApiError } from '#kit/web/calls/api-error.ts'
import { refresh } from '#kit/web/calls/query.ts'
import { ProblemText } from '#kit/web/form/form-problems.tsx'
import { translate } from '#kit/web/language/i18n.ts'

/** The server decodes two pictures at a time; a telephone's line is shared by no more. */
const atOnce = 2

/** The rest of a file's input; a function where that is known only once the file is sent. */
export type InputOf<E extends Endpoint> = Omit<Input<E>, 'file'> | (() => Promise<Omit<Input<E>, 'file'>>)

export type UploadOf<E extends Endpoint> = {
  /** Made here, so that the server knows a file that is sent again. */
  key: string
  file: File
  input: InputOf<E>
  /** The share that was sent; null while it waits, and after it failed. */
  share: number | null
  problem: ReactNode
  mayRetry: boolean
}

/** Many files on their way, each by itself: what fails stays in the list, with its reason, and keeps nothing else from being sent. */
export function useUploads<E extends Endpoint>(endpoint: E, purpose: Purpose) {
  const [uploads, setUploads] = useState<UploadOf<E>[]>([])
  const [sent, setSent] = useState(0)
  const stops = useRef(new Map<string, AbortController>())
  /** The keys of all that were chosen: of two on their way the later one may come sooner. */
  const chosen = useRef<string[]>([])
  useEffect(() => () => stopAll(stops.current), [])

  const change = (key: string, changes: Partial<UploadOf<E>>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const leave = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  async function start({ key, file, input }: UploadOf<E>) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(key, { share: 0, problem: null })
    try {
      const behind = chosen.current.indexOf(key) + 1
      const ahead_of = chosen.current.slice(behind, behind + mostClientKeys)
      const rest = typeof input === 'function' ? await input() : input
      const body = { ...rest, file, client_key: key, ahead_of } as unknown as Input<E>
      await send(endpoint, body, { signal: stop.signal, onProgress: (share) => change(key, { share }) })
      setSent((count) => count + 1)
      leave(key)
    } catch (error) {
      change(key, { share: null, ...failureOf(error, stop.signal) })
      // What broke off on its way back has been stored all the same.
      void refresh(endpoint.refreshes)
    } finally {
      stops.current.delete(key)
    }
  }

  const waiting = uploads.filter(({ share, problem }) => share === null && problem === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one starts when the list changes.
  useEffect(() => {
    const next = waiting[0]
    if (next && stops.current.size < atOnce && !stops.current.has(next.key)) void start(next)
  }, [uploads])

  const failed = uploads.filter(({ problem }) => problem !== null)
  return {
    uploads,
    /** Of all that were chosen since the list was empty. */
    sum: { sent, count: sent + uploads.length, failed: failed.length },
    isUnderWay: uploads.length > failed.length,
    add(file: File, input: InputOf<E>) {
      const checked = validate(fileOf(purpose), file)
      const problem = checked.ok
        ? null
        : checked.problems.map((wrong) => createElement(ProblemText, { key: wrong.code, ...wrong }))
      if (uploads.length === 0) setSent(0)
      const key = crypto.randomUUID()
      chosen.current.push(key)
      setUploads((all) => [...all, { key, file, input, share: null, problem, mayRetry: false }])
    },
    retry: (key: string) => change(key, { problem: null }),
    retryAll: () =>
      setUploads((all) => all.map((one) => (one.problem && one.mayRetry ? { ...one, problem: null } : one))),
    cancel(key: string) {
      if (stops.current.has(key)) stops.current.get(key)?.abort()
      else change(key, canceled())
    },
    cancelAll() {
      for (const { key } of waiting) change(key, canceled())
      stopAll(stops.current)
    },
    dismiss: leave,
  }
}

function stopAll(stops: ReadonlyMap<string, AbortController>) {
  for (const stop of stops.values()) stop.abort()
}

function canceled() {
  return { problem: translate('app.upload_canceled'), mayRetry: true }
}

/** What is wrong with the file itself is not tried again. What never reached the server, as when the code for it did not load, is. */
function failureOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return canceled()
  const { errors, message, status } = asApiError(error)
  return { problem: Object.values(errors)[0]?.[0] ?? message, mayRetry: status !== 422 && status !== 413 }
}
