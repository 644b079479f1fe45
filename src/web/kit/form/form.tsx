import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Input, Output, Params } from '#contract/kit/endpoint.ts'
import { validate } from '#contract/kit/validation.ts'
import { send } from '#web/kit/calls/api.ts'
import { ApiError } from '#web/kit/calls/api-error.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { afterPress } from './after-press.ts'
import { unfold } from './field-focus.ts'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { useDraft } from './form-draft.ts'
import { byField, type Errors, problemTexts } from './form-problems.tsx'
import { useFormValues, type Values } from './form-values.ts'
import { LeaveWarning } from './leave-warning.tsx'

/** What inputs hold of a value: it may not be chosen or typed yet. */
type Blank<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends boolean
    ? boolean
    : Value extends object
      ? { [Key in keyof Value]: Blank<Value[Key]> }
      : Value | '' | null

type FormProps<E extends Endpoint> = {
  endpoint: E
  /** What the inputs show at first: a value for every field of the endpoint's body. */
  values: Blank<z.input<E['body']>> & object
  /** What the path needs, and what of the body is known without asking: it is sent in place of what `values` says. */
  params?: Params<E['path']> & Partial<z.input<E['body']>>
  onSent?: (answer: Output<E>) => void | Promise<void>
  /** Says what went wrong as a whole in a place of its own; without it the top of the form does. */
  onRefused?: (error: ApiError) => void
  /** Under this name what was typed outlives a reload or a closed tab, for this reader, until it was sent. */
  draft?: string
  /** Others may edit the same meanwhile: what the inputs showed when the typing began is sent along as `seen`. */
  isShared?: boolean
  /** Nobody minds losing what is typed here, as at sign-in. */
  isFleeting?: boolean
  children: ReactNode
}

/** Sends an endpoint's body. The endpoint's own schema checks each field as it is left; what the server finds lands on its input. */
export function Form<E extends Endpoint>(props: FormProps<E>) {
  const { endpoint, params, onSent, onRefused, draft: name, isShared, isFleeting, children } = props
  const t = useText()
  const draft = useDraft(name, props.values as Values)
  const { values, isDirty, read, write, fill, settle } = useFormValues(props.values as Values, draft.values, draft.keep)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const names = useRef(new Set<string>())
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const found = () => byField(problemTexts(validate(endpoint.body, values)), names.current)

  function refuse(problems: Errors) {
    setErrors(problems)
    setRefusals((count) => count + 1)
  }

  async function submit() {
    if (isBusy.current) return
    const problems = found()
    setFailure(null)
    if (Object.keys(problems).length > 0) return refuse(problems)
    isBusy.current = true
    setErrors({})
    setSending(true)
    try {
      const before = isShared && { seen: draft.seen() }
      const answer = await send(endpoint, { ...values, ...params, ...before } as Input<E>)
      draft.forget()
      settle()
      await onSent?.(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Told of what others saved, the reader may save over it: over what is in force by then.
      if (error.code === 'edited_by_others') draft.catchUp()
      const told = Object.entries(error.errors).map(([path, [sentence]]) => [path, sentence])
      if (told.length === 0) onRefused ? onRefused(error) : setFailure(error.message)
      refuse(byField(Object.fromEntries(told), names.current))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  useEffect(() => {
    const wrong = refusals > 0 && element.current?.querySelector<HTMLElement>(wrongInput)
    if (!wrong) return
    unfold(wrong)
    wrong.focus()
  }, [refusals])

  const forgive = (field: string) => setErrors(({ [field]: _, ...others }) => others)
  const state = {
    values,
    read,
    write(field: string, value: unknown) {
      write(field, value)
      forgive(field)
    },
    fill,
    errorOf: (field: string) => errors[field],
    forgive,
    leave: (field: string) => afterPress(() => setErrors((before) => ({ ...before, [field]: found()[field] }))),
    body: endpoint.body,
    isSending,
    register: (field: string) => void names.current.add(field),
  }
  const unplaced = failure ?? errors['']
  return (
    <FormContext value={state}>
      {!isFleeting && <LeaveWarning isActive={isDirty && !isSending} isKept={name !== undefined} />}
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a dialog above another one sends itself alone.
          event.stopPropagation()
          void submit()
        }}
      >
        {draft.isRestored && (
          <Notice
            title={t('app.draft_restored')}
            actions={
              <Button
                size="sm"
                onClick={() => {
                  fill(props.values as Values)
                  setErrors({})
                  draft.forget()
                }}
              >
                {t('app.draft_discard')}
              </Button>
            }
          >
            {draft.isOutdated && t('app.draft_outdated')}
          </Notice>
        )}
        {unplaced && (
          <Notice tone="bad" title={t('app.not_sent')}>
            {unplaced}
          </Notice>
        )}
        {children}
      </form>
    </FormContext>
  )
}

const wrongInput = '[aria-invalid="true"], [data-wrong] input'
