import type { ReactNode } from 'react'
import styles from './stat-value.module.css'

/** What counts, in large letters: a number, or the name of a level. */
export function StatValue({ tone, size, children }: { tone?: 'accent'; size?: 'sm'; children: ReactNode }) {
  return (
    <span className={styles.value} data-tone={tone} data-size={size}>
      {children}
    </span>
  )
}
