import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Input, Output, Params } from '#kit/contract/endpoint.ts'
import type { Conflict } from '#kit/contract/revision.ts'
import { validate } from '#kit/contract/validation.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { formAttempt } from '#kit/web/calls/attempts.ts'
import { FailureText } from '#kit/web/calls/failure-text.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { afterPointerUp } from './after-pointer-up.ts'
import type { ShowValue } from './conflict-notice.tsx'
import { DraftGuard } from './drafts/draft-guard.tsx'
import { useDraft } from './drafts/form-draft.ts'
import { unfold } from './fields/field-focus.ts'
import styles from './form.module.css'
import { FormContext, SendingContext } from './form-context.ts'
import { byField, type Errors, errorText, problemsByField } from './form-problems.tsx'
import { useFormStore, type Values } from './form-store.ts'

const fetchConflict = () => import('./form-conflict.tsx')
const FormConflict = lazyPart(fetchConflict, 'FormConflict')

/** The type of a value while it is edited: nothing may be chosen or typed yet. */
export type Blank<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends boolean
    ? boolean
    : Value extends object
      ? { [Key in keyof Value]: Blank<Value[Key]> }
      : Value | '' | null

export type FormProps<E extends Endpoint> = {
  endpoint: E
  /** The initial values: one for every field of the endpoint's body. */
  values: Blank<z.input<E['body']>> & object
  /** Parameters of the path, and fixed fields of the body: they override `values` when the form is sent. */
  params?: Params<E['path']> & Partial<z.input<E['body']>>
  onSent?: (answer: Output<E>, sent: Input<E>) => void | Promise<void>
  /** Shows an error of the whole form elsewhere; without it, the error is at the top of the form. */
  onRefused?: (error: ApiError) => void
  /** The name of a draft: typed values survive a reload or a closed tab, for this user, until they are sent. */
  draft?: string
  /** Draws a field's value in a conflict; without it, the value is drawn by its type. */
  showValue?: ShowValue
  /** The reader may leave without a warning, as at sign-in. */
  isDiscardable?: boolean
  children: ReactNode
}

/** A form for an endpoint's body. The endpoint's schema validates each field on blur; errors from the server are shown at their inputs. */
export function Form<E extends Endpoint>(props: FormProps<E>) {
  const { endpoint, values: untouched, params, onSent, onRefused, showValue, isDiscardable, children } = props
  const draft = useDraft(props.draft, untouched as Values)
  const store = useFormStore(untouched as Values, draft.values, draft.keep)
  const t = useText()
  const { body } = endpoint
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<(Conflict & { message: string }) | null>(null)
  const [start] = useState(untouched as Values)
  // The row's revision that the reader was shown in a conflict; it is later than the one among the initial values.
  const [revision, setRevision] = useState<number | undefined>()
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [problems, setProblems] = useState(0)
  const places = useRef(new Set<string>())
  const element = useRef<HTMLFormElement>(null)
  // The path at which it may be sent, none meanwhile: what leads elsewhere remains visible until the next screen has loaded.
  const sendableAt = useRef<string>(null)
  const attempt = useRef(formAttempt())

  const found = useCallback(
    () => byField(problemsByField(validate(body, store.values())), places.current),
    [body, store],
  )

  function refuse(problems: Errors) {
    store.setErrors(problems)
    setProblems(Object.keys(problems).length)
    setRefusals((count) => count + 1)
  }

  async function submit() {
    const { pathname } = hashHistory.location
    if (pathname !== (sendableAt.current ?? pathname)) return
    const problems = found()
    setFailure(null)
    setProblems(0)
    if (Object.keys(problems).length > 0) return refuse(problems)
    sendableAt.current = ''
    store.setErrors({})
    setSending(true)
    try {
      const known = revision === undefined ? {} : { revision }
      const input = { ...store.values(), ...params, ...known } as Input<E>
      const answer = await send(endpoint, input, { attempt: endpoint.isReading ? undefined : attempt.current })
      setConflict(null)
      setRevision((answer as { data?: { revision?: number } } | undefined)?.data?.revision)
      draft.forget()
      store.markAsSaved()
      await onSent?.(answer, input)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const changed = error.code === 'changed_meanwhile' && (await conflictOf(error))
      if (changed) {
        // Now that the conflict was shown, the reader may save over it.
        setRevision(changed.revision)
        setConflict({ ...changed, message: error.message })
        return onRefused?.(error)
      }
      const entries = Object.entries(error.errors).map(([path, [sentence = '']]) => [path, sentence])
      if (entries.length === 0) onRefused ? onRefused(error) : setFailure(error)
      refuse(byField(Object.fromEntries(entries), places.current))
    } finally {
      sendableAt.current = pathname
      setSending(false)
    }
  }

  useEffect(() => {
    const invalid = refusals > 0 && element.current?.querySelector<HTMLElement>(invalidInput)
    if (!invalid) return
    unfold(invalid)
    invalid.focus()
  }, [refusals])

  const state = useMemo(
    () => ({
      store,
      body,
      write(name: string, value: unknown) {
        store.write({ [name]: value })
        store.setError(name, undefined)
      },
      fill: store.write,
      validate: (name: string) => afterPointerUp(() => store.setError(name, found()[name])),
      clearError: (name: string) => store.setError(name, undefined),
      register(name: string) {
        places.current.add(name)
        return () => void places.current.delete(name)
      },
    }),
    [store, body, found],
  )
  function discard() {
    store.write(untouched as Values)
    store.setErrors({})
    draft.forget()
  }

  const isDirty = store.useIsDirty()
  const unplaced = errorText(store.useError('')) ?? (failure && <FailureText error={failure} />)
  return (
    <FormContext value={state}>
      <SendingContext value={isSending}>
        <form
          ref={element}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            // React passes the event on to an outer form, which must not be sent with this one.
            event.stopPropagation()
            void submit()
          }}
        >
          <DraftGuard draft={draft} isUnsaved={isDirty && !isSending} discard={discard} isDiscardable={isDiscardable} />
          {conflict && (
            <Suspense>
              <FormConflict
                key={conflict.revision}
                conflict={conflict}
                start={start}
                message={conflict.message}
                showValue={showValue}
              />
            </Suspense>
          )}
          {unplaced && (
            <Notice tone="bad" title={t('app.not_sent')}>
              {unplaced}
            </Notice>
          )}
          {/* The first wrong input has the focus; how many there are is announced. */}
          <p role="status" className="sr-only">
            {problems > 0 && t('app.problems', { count: problems })}
          </p>
          {children}
        </form>
      </SendingContext>
    </FormContext>
  )
}

/** Null also if the chunk cannot be loaded: then the server's message is shown. */
function conflictOf({ details }: ApiError): Promise<Conflict | null> {
  return fetchConflict().then(
    ({ readConflict }) => readConflict(details),
    () => null,
  )
}

const invalidInput = '[aria-invalid="true"], [data-wrong] :is(input, [data-add])'
