import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A badge for a state, and one for a count. */

/** The tone of a state. `ordinary` has no pill, so that the others stand out. */
export type Tone = 'ordinary' | 'neutral' | 'good' | 'waiting' | 'bad' | 'accent'

export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** The number of waiting items, next to a label. */
export function Count({ value, label }: { value: string; label: string }) {
  return (
    <span className={styles.count} title={label}>
      <span aria-hidden="true">{value}</span>
      <span className="only-heard">{label}</span>
    </span>
  )
}
