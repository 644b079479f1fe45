import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './input.module.css'

export type InputTexts = {
  label: ReactNode
  /** Help: what to write, or why it is required. */
  description?: ReactNode
  error?: ReactNode
}

type TextInputProps = InputTexts & {
  /** A button or icon at the end of the input. */
  adornment?: ReactNode
} & ComponentProps<'input'>

/** A single-line input with its label. */
export function TextInput({ label, description, error, adornment, ...input }: TextInputProps) {
  const texts = useInputTexts(input.id, { label, description, error })
  return (
    <InputWrapper {...texts} adornment={adornment}>
      <input {...ariaProps(texts)} {...input} id={texts.id} className={styles.input} />
    </InputWrapper>
  )
}

/** Of inputs of codes, numbers and addresses: a telephone changes nothing of what is typed. */
export const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** An input's texts with its id, which is generated if it has none. */
export function useInputTexts(id: string | undefined, texts: InputTexts) {
  const generated = useId()
  return { id: id ?? generated, ...texts }
}

type InputWrapperProps = InputTexts & { id: string; adornment?: ReactNode; children: ReactNode }

/** An input with its label above, and its description and error below. */
export function InputWrapper({ id, label, description, error, adornment, children }: InputWrapperProps) {
  return (
    <div data-field>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-adorned={adornment ? true : undefined} data-wrong={error ? true : undefined}>
        {children}
        {adornment && <div className={styles.adornment}>{adornment}</div>}
      </div>
      <InputNotes id={id} description={description} error={error} />
    </div>
  )
}

type InputNotesProps = Omit<InputTexts, 'label'> & { id: string }

/** The description and the error below an input, with the ids that `ariaProps` refers to. */
export function InputNotes({ id, description, error }: InputNotesProps) {
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

/** The ARIA attributes of an input: refers to its description and error. */
export function ariaProps({ id, description, error }: InputNotesProps) {
  const ids = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const
}
