import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './input.module.css'

export type Words = {
  label: ReactNode
  /** What to write, or why it is asked. */
  description?: ReactNode
  error?: ReactNode
}

type TextInputProps = Words & { /** A button in the input, at its end. */ beside?: ReactNode } & ComponentProps<'input'>

/** One line, under its label. */
export function TextInput({ label, description, error, beside, ...input }: TextInputProps) {
  const words = useWords(input.id, { label, description, error })
  return (
    <Labelled {...words} beside={beside}>
      <input {...described(words)} {...input} id={words.id} className={styles.input} />
    </Labelled>
  )
}

/** An input's words, by an id of its own where it has none. */
export function useWords(id: string | undefined, words: Words) {
  const given = useId()
  return { id: id ?? given, ...words }
}

type LabelledProps = Words & { id: string; beside?: ReactNode; children: ReactNode }

/** A label above, the input, and what is said of it below. */
export function Labelled({ id, label, description, error, beside, children }: LabelledProps) {
  return (
    <div className={styles.field} data-field>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-beside={beside ? true : undefined} data-wrong={error ? true : undefined}>
        {children}
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      <Told id={id} description={description} error={error} />
    </div>
  )
}

type ToldProps = Omit<Words, 'label'> & { id: string }

/** What is said under an input, by the ids that the input is described by. */
export function Told({ id, description, error }: ToldProps) {
  return (
    <>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

/** Ties an input to what is said of it. */
export function described({ id, description, error }: ToldProps) {
  const told = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return { 'aria-describedby': told || undefined, 'aria-invalid': error ? true : undefined } as const
}
