import { type ComponentProps, type ReactNode, useId } from 'react'
import { Check } from './check.tsx'
import styles from './checkbox.module.css'
import { ariaProps, InputNotes } from './input.tsx'

type CheckboxProps = { label: ReactNode; description?: ReactNode; error?: ReactNode } & ComponentProps<'input'>

/** A checkbox with its label. */
export function Checkbox({ label, description, error, ...input }: CheckboxProps) {
  const generated = useId()
  const texts = { id: input.id ?? generated, description, error }
  return (
    <div className={styles.checkbox} data-field>
      <span className={styles.box}>
        <input {...ariaProps(texts)} {...input} id={texts.id} type="checkbox" className={styles.input} />
        <Check className={styles.check} />
      </span>
      <div className={styles.words}>
        <label htmlFor={texts.id}>{label}</label>
        <InputNotes {...texts} />
      </div>
    </div>
  )
}
