import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** What a state means to whoever reads it; what is `ordinary` needs no pill, so that the others are seen. */
export type Tone = 'ordinary' | 'neutral' | 'good' | 'waiting' | 'bad' | 'accent'

export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** How many wait, beside the name of where they wait. */
export function Count({ value, label }: { value: string; label: string }) {
  return (
    <span className={styles.count} title={label}>
      <span aria-hidden="true">{value}</span>
      <span className="only-heard">{label}</span>
    </span>
  )
}
