import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A badge for a state. */

/**
 * The tone of a state: `waiting` for something to do, `bad` for what was refused, cancelled or failed, `good` for what came out well.
 * Any other state is `quiet`: without a colour, so that these stand out.
 */
export type Tone = 'quiet' | 'good' | 'waiting' | 'bad'

export function StatusBadge({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** A property that is no state, such as a level. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge} data-tag>
      {children}
    </span>
  )
}
