import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  label: string
  /** The label is seen above them, and they share the whole width. */
  isWide?: boolean
  options: { value: Value; label: string /** Of the label's words. */; lang?: string; title?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few that exclude each other, side by side. */
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
