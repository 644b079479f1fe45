import type { ReactNode } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  label: string
  /** Full width, with a visible label. */
  isWide?: boolean
  options: { value: Value; label: ReactNode /** The label's language. */; lang?: string; title?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A segmented control: one of a few options. */
export function Segments<Value extends string>({ label, isWide, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments} aria-label={label} data-wide={isWide || undefined}>
      {isWide && <span aria-hidden="true">{label}</span>}
      <span className={styles.row}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            lang={option.lang}
            title={option.title}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
