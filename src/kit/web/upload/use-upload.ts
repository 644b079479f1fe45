import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { validate } from '#kit/contract/validation.ts'
import { file as fileOf, type Purpose } from '#kit/contract/values/files.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { ProblemText } from '#kit/web/form/form-problems.tsx'

type UploadOptions<E extends Endpoint> = {
  endpoint: E
  field: string
  purpose: Purpose
  input: object
  onSent: (answer: Output<E>) => void
}

/** The state of an upload: rejected by validation, running (`share` was sent), failed, or done. */
export function useUpload<E extends Endpoint>({ endpoint, field, purpose, input, onSent }: UploadOptions<E>) {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<ReactNode>(null)
  const [mayRetry, setMayRetry] = useState(false)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  /** Validates a file before it is sent. */
  function choose(chosen: File): boolean {
    setFile(chosen)
    setMayRetry(false)
    const checked = validate(fileOf(purpose), chosen)
    setProblem(
      checked.ok ? null : checked.problems.map((wrong) => createElement(ProblemText, { key: wrong.code, ...wrong })),
    )
    return checked.ok
  }

  async function start(chosen: File) {
    if (!choose(chosen)) return
    setShare(0)
    stop.current = new AbortController()
    const { signal } = stop.current
    try {
      onSent(await send(endpoint, { ...input, [field]: chosen } as Input<E>, { signal, onProgress: setShare }))
      setFile(null)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setProblem(Object.values(error.errors)[0]?.[0] ?? error.message)
      setMayRetry(error.status !== 422 && error.status !== 413)
    } finally {
      setShare(null)
    }
  }

  return {
    file,
    share,
    problem,
    mayRetry,
    choose,
    start: (chosen: File) => void start(chosen),
    retry: () => file && void start(file),
    cancel: () => stop.current?.abort(),
  }
}
