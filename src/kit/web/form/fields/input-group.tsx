import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { fieldId } from './field-focus.ts'
import styles from './input-group.module.css'

type InputGroupProps = Pick<ComponentProps<'fieldset'>, 'ref' | 'tabIndex' | 'onBlur' | 'children'> & {
  /** The path of the value in the endpoint's body. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** For screen readers: a group has no state of that. */
  isRequired?: boolean
  /** The error of the group as a whole. */
  error?: ReactNode
}

/** A fieldset of inputs with one label. */
export function InputGroup({ name, label, hint, isRequired, error, children, ...rest }: InputGroupProps) {
  const t = useText()
  const id = fieldId(name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} data-wrong={error ? true : undefined} aria-describedby={describedBy || undefined} {...rest}>
      <legend>
        {label}
        {isRequired && <span className="sr-only"> {t('app.required')}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint} data-text="sm" data-ink="soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} data-text="sm" data-ink="brick">
          {error}
        </p>
      )}
    </fieldset>
  )
}
