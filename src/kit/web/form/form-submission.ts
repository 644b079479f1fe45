import { useRef, useState } from 'react'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import type { Conflict } from '#kit/contract/revision.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { formAttempt } from '#kit/web/calls/attempts.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import type { FormInputs } from './form-inputs.ts'
import type { Errors } from './form-problems.tsx'
import type { FormProps } from './form-props.ts'

export const fetchConflict = () => import('./form-conflict.tsx')

/** Sends the values of a form once they are valid, and shows what the server refused. */
export function useSubmission<E extends Endpoint>(
  { endpoint, params, onSent, onRefused }: FormProps<E>,
  { store, findErrors, showErrors }: FormInputs,
  forgetDraft: () => void,
) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<(Conflict & { message: string }) | null>(null)
  // The row's revision that the reader was shown in a conflict; it is later than the one among the initial values.
  const [revision, setRevision] = useState<number | undefined>()
  // The path at which it may be sent, none meanwhile: what leads elsewhere remains visible until the next screen has loaded.
  const sendableAt = useRef<string>(null)
  const attempt = useRef(formAttempt())

  async function submit() {
    const { pathname } = hashHistory.location
    if (pathname !== (sendableAt.current ?? pathname)) return
    setFailure(null)
    const errors = findErrors()
    if (Object.keys(errors).length > 0) return refuse(errors)
    showErrors({})
    setRefusal(null)
    sendableAt.current = ''
    setSending(true)
    try {
      await sendValues()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await showRefusal(error)
    } finally {
      sendableAt.current = pathname
      setSending(false)
    }
  }

  async function sendValues() {
    const known = revision === undefined ? {} : { revision }
    const input = { ...store.values(), ...params, ...known } as Input<E>
    const answer = await send(endpoint, input, { attempt: endpoint.isReading ? undefined : attempt.current })
    setConflict(null)
    setRevision((answer as { data?: { revision?: number } } | undefined)?.data?.revision)
    forgetDraft()
    store.markAsSaved()
    await onSent?.(answer, input)
  }

  function refuse(errors: Errors) {
    setRefusal({ count: showErrors(errors) })
  }

  async function showRefusal(error: ApiError) {
    const changed = error.code === 'changed_meanwhile' && (await conflictOf(error))
    if (changed) {
      // Now that the conflict was shown, the reader may save over it.
      setRevision(changed.revision)
      setConflict({ ...changed, message: error.message })
      return onRefused?.(error)
    }
    const sentences = Object.entries(error.errors).map(([path, [sentence = '']]) => [path, sentence])
    if (sentences.length === 0) onRefused ? onRefused(error) : setFailure(error)
    refuse(Object.fromEntries(sentences))
  }

  return { submit, isSending, refusal, failure, conflict }
}

/** How many inputs are wrong; another object each time that the form is refused. */
export type Refusal = { count: number }

/** Null also if the chunk cannot be loaded: then the server's message is shown. */
function conflictOf({ details }: ApiError): Promise<Conflict | null> {
  return fetchConflict().then(
    ({ readConflict }) => readConflict(details),
    () => null,
  )
}
