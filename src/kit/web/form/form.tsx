import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { FailureText } from '#kit/web/calls/failure-text.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { DraftGuard } from './drafts/draft-guard.tsx'
import { useDraft } from './drafts/form-draft.ts'
import { unfold } from './fields/field-focus.ts'
import styles from './form.module.css'
import { FormContext, SendingContext } from './form-context.ts'
import { formInputs } from './form-inputs.ts'
import { errorText } from './form-problems.tsx'
import type { FormProps } from './form-props.ts'
import { useFormStore, type Values } from './form-store.ts'
import { fetchConflict, type Refusal, useSubmission } from './form-submission.ts'

const FormConflict = lazyPart(fetchConflict, 'FormConflict')

/** A form for an endpoint's body. The endpoint's schema validates each field on blur; errors from the server are shown at their inputs. */
export function Form<E extends Endpoint>(props: FormProps<E>) {
  const { endpoint, values } = props
  const initial = values as Values
  const draft = useDraft(props.draft, initial)
  const store = useFormStore(initial, draft.values, draft.keep)
  const inputs = useMemo(() => formInputs(endpoint.body, store), [endpoint.body, store])
  const { submit, isSending, refusal, failure, conflict } = useSubmission(props, inputs, draft.forget)
  const element = useFocusOnError(refusal)
  const [start] = useState(initial)
  const t = useText()
  const isDirty = store.useIsDirty()
  const unplaced = errorText(store.useError('')) ?? (failure && <FailureText error={failure} />)

  function discard() {
    store.write(initial)
    store.setErrors({})
    draft.forget()
  }

  return (
    <FormContext value={inputs}>
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
          <DraftGuard
            draft={draft}
            isUnsaved={isDirty && !isSending}
            discard={discard}
            isDiscardable={props.isDiscardable}
          />
          {conflict && (
            <Suspense>
              <FormConflict key={conflict.revision} conflict={conflict} start={start} showValue={props.showValue} />
            </Suspense>
          )}
          {unplaced && (
            <Notice tone="bad" title={t('app.not_sent')}>
              {unplaced}
            </Notice>
          )}
          {/* The first wrong input has the focus; how many there are is announced. */}
          <p role="status" className="sr-only">
            {refusal && refusal.count > 0 && t('app.problems', refusal)}
          </p>
          {props.children}
        </form>
      </SendingContext>
    </FormContext>
  )
}

/** Moves the focus to the first wrong input whenever the form is refused. */
function useFocusOnError(refusal: Refusal | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const invalid = refusal && form.current?.querySelector<HTMLElement>(invalidInput)
    if (!invalid) return
    unfold(invalid)
    invalid.focus()
  }, [refusal])
  return form
}

const invalidInput = '[aria-invalid="true"], [data-wrong] :is(input, [data-add])'
