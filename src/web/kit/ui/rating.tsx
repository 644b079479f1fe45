import type { CSSProperties } from 'react'
import styles from './rating.module.css'

/** An average of up to five stars, filled as far as it reaches. The label says it in words. */
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
