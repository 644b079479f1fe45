import type { ComponentProps, ReactNode } from 'react'
import { fieldId } from './field-focus.ts'
import styles from './input-group.module.css'

type InputGroupProps = Pick<ComponentProps<'fieldset'>, 'ref' | 'tabIndex' | 'onBlur' | 'children'> & {
  /** Where the value is in the endpoint's body, in dots. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with all of them together. */
  error?: ReactNode
}

/** Inputs that answer one question. */
export function InputGroup({ name, label, hint, error, children, ...rest }: InputGroupProps) {
  const id = fieldId(name)
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      className={styles.group}
      data-wrong={error ? true : undefined}
      aria-describedby={told || undefined}
      {...rest}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
