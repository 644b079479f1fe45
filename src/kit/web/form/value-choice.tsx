import type { ReactNode } from 'react'
import styles from './value-choice.module.css'

type Option = {
  /** Whose the value is. */
  title: string
  value: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** One of two values of a field, side by side where there is room. */
export function ValueChoice({ name, label, options }: { name: string; label: ReactNode; options: Option[] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(({ title, value, isChosen, onChoose }) => (
        <label key={title} className={styles.option}>
          <input type="radio" name={`choice-${name}`} checked={isChosen} onChange={onChoose} />
          <span>
            <span className={styles.whose}>{title}</span>
            <span className={styles.value}>{value}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
