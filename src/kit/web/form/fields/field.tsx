import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Params } from '#kit/contract/texts/translator.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { useFormError, useFormState, useFormValue } from '../form-context.ts'
import { rulesOf } from '../form-rules.ts'
import { fieldId } from './field-focus.ts'

export type FieldProps = {
  /** The path of the value in the endpoint's body: `sessions.0.day`. */
  name: string
  label: TextKey
  /** Help: what to write, or why it is required. */
  hint?: TextKey
  hintParams?: Params
  /** A badge next to the label: "prosimy o poprawę". */
  note?: TextKey
  /** Required though the schema of the field alone would accept none: another input decides. */
  isRequired?: boolean
}

/** The props of a field's input: value, texts, and the error after it was left (on blur). */
export function useField({ name, label, hint, hintParams, note, isRequired }: FieldProps) {
  const t = useText()
  const { write, validate, body } = useFormState()
  const rules = rulesOf(body, name)
  const isOptional = rules.isOptional && !isRequired
  const value = useFormValue(name)
  return {
    id: fieldId(name),
    name,
    label: (
      <>
        {t(label)}
        {isOptional && <span data-ink="soft"> {t('app.optional')}</span>} <FieldNote note={note} />
      </>
    ),
    description: hint && t(hint, hintParams),
    value,
    error: useFormError(name),
    isOptional,
    maxLength: rules.maxLength,
    onChange: (changed: unknown) => write(name, changed),
    onBlur() {
      // An empty input is validated only when the form is sent.
      if (!isBlank(value)) validate(name)
    },
  }
}

/** The badge next to a label. */
export function FieldNote({ note }: Pick<FieldProps, 'note'>) {
  const t = useText()
  return note && <StatusBadge tone="waiting">{t(note)}</StatusBadge>
}

function isBlank(value: unknown) {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
