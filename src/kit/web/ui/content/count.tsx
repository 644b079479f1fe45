import styles from './count.module.css'

/** The number of waiting items, next to a label. */
export function Count({ value, label }: { value: string; label: string }) {
  return (
    <span className={styles.count} title={label}>
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
