import { type ComponentProps, type ReactNode, useId } from 'react'
import { Check } from './check.tsx'
import styles from './checkbox.module.css'
import { described, Told } from './input.tsx'

type CheckboxProps = { label: ReactNode; description?: ReactNode; error?: ReactNode } & ComponentProps<'input'>

/** A box to tick, beside its label. */
export function Checkbox({ label, description, error, ...input }: CheckboxProps) {
  const given = useId()
  const words = { id: input.id ?? given, description, error }
  return (
    <div className={styles.checkbox} data-field>
      <span className={styles.box}>
        <input {...described(words)} {...input} id={words.id} type="checkbox" className={styles.input} />
        <Check className={styles.check} />
      </span>
      <div className={styles.words}>
        <label htmlFor={words.id}>{label}</label>
        <Told {...words} />
      </div>
    </div>
  )
}
