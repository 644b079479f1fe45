import { type ReactNode, useId } from 'react'
import { Check } from '../inputs/check.tsx'
import styles from './chip.module.css'

type ChipProps = { name: string; isChosen: boolean; onChange: (isChosen: boolean) => void; children: ReactNode }

/** A checkbox that looks like a chip. */
export function Chip({ name, isChosen, onChange, children }: ChipProps) {
  const id = useId()
  return (
    <div>
      <input
        type="checkbox"
        id={id}
        name={name}
        className="sr-only"
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={styles.chip}>
        {isChosen && <Check className={styles.check} />}
        {children}
      </label>
    </div>
  )
}
