import type { CSSProperties } from 'react'
import styles from './rating.module.css'

/** An average rating as five stars, partly filled; the label is its accessible name. */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={label}
      style={{ '--share': `${(value / 5) * 100}%` } as CSSProperties}
    />
  )
}
