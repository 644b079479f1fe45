import { type FormErrors, useForm } from '@mantine/form'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Input, Output, Params } from '#contract/kit/endpoint.ts'
import { validate } from '#contract/kit/validation.ts'
import { send } from './api.ts'
import { ApiError } from './api-error.ts'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { useDraft } from './form-draft.ts'
import { byField, problemTexts } from './form-problems.tsx'
import { useText } from './i18n.ts'
import { LeaveWarning } from './leave-warning.tsx'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/notice.tsx'

/** What inputs hold of a value: it may not be chosen or typed yet. */
type Blank<Value> = Value extends boolean
  ? boolean
  : Value extends readonly unknown[] | File
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: Blank<Value[Key]> }
      : Value | '' | null

type FormProps<E extends Endpoint> = {
  endpoint: E
  /** What the inputs show at first. Every field of the endpoint's body has an input or a value here. */
  values: Blank<z.input<E['body']>> & object
  /** What the path needs, and what of the body is known without asking: it is sent in place of what `values` says. */
  params?: Params<E['path']> & Partial<z.input<E['body']>>
  onSent?: (answer: Output<E>) => void | Promise<void>
  /** Says what went wrong as a whole in a place of its own; without it the top of the form does. */
  onRefused?: (error: ApiError) => void
  /** Under this name what was typed outlives a reload or a closed tab, for this reader, until it was sent. */
  draft?: string
  /** Nobody minds losing what is typed here, as at sign-in. */
  isFleeting?: boolean
  children: ReactNode
}

/** Sends an endpoint's body. The endpoint's own schema checks each field as it is left; what the server finds lands on its input. */
export function Form<E extends Endpoint>({
  endpoint,
  values,
  params,
  onSent,
  onRefused,
  draft: name,
  isFleeting,
  children,
}: FormProps<E>) {
  const t = useText()
  const draft = useDraft(name, values)
  const form = useForm<Record<string, unknown>>({
    initialValues: draft.values,
    validate: (current) => onInputs(problemTexts(validate(endpoint.body, current))),
    onValuesChange: draft.keep,
  })
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [refusals, setRefusals] = useState(0)
  const names = useRef(new Set<string>())
  const element = useRef<HTMLFormElement>(null)
  const isOpen = useRef(true)
  const isDirty = draft.isRestored || form.isDirty()

  /** Errors of fields that have no input here would be invisible: they go to the top. */
  function onInputs(errors: FormErrors): FormErrors {
    return byField(errors, names.current)
  }

  async function submit() {
    if (!isOpen.current) return
    setFailure(null)
    if (form.validate().hasErrors) return setRefusals((count) => count + 1)
    isOpen.current = false
    setSending(true)
    try {
      const answer = await send(endpoint, { ...form.getValues(), ...params } as Input<E>)
      draft.forget()
      form.resetDirty()
      await onSent?.(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.setErrors(onInputs(Object.fromEntries(Object.entries(error.errors).map(([path, [text]]) => [path, text]))))
      if (Object.keys(error.errors).length === 0) onRefused ? onRefused(error) : setFailure(error.message)
      setRefusals((count) => count + 1)
    } finally {
      isOpen.current = true
      setSending(false)
    }
  }

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(wrongInput)?.focus()
  }, [refusals])

  const context = useMemo(
    () => ({ form, body: endpoint.body, isSending, register: (field: string) => names.current.add(field) }),
    [form, endpoint, isSending],
  )
  return (
    <FormContext value={context}>
      {!isFleeting && <LeaveWarning isActive={isDirty && !isSending} isKept={name !== undefined} />}
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
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
                  form.setValues({ ...values })
                  form.resetDirty({ ...values } as Record<string, unknown>)
                  form.clearErrors()
                  draft.forget()
                }}
              >
                {t('app.draft_discard')}
              </Button>
            }
          />
        )}
        {(failure || form.errors['']) && (
          <Notice tone="bad" title={t('app.not_sent')}>
            {failure || form.errors['']}
          </Notice>
        )}
        {children}
      </form>
    </FormContext>
  )
}

const wrongInput = '[aria-invalid="true"], [data-wrong] input, [data-wrong] button'
