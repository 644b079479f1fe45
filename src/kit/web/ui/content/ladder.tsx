import type { CSSProperties, ReactNode } from 'react'
import { IconCheck, IconFlagFilled } from '~icons'
import styles from './ladder.module.css'

export type Rung = {
  id: number | string
  name: ReactNode
  state: 'done' | 'now' | 'next' | 'ahead'
  /** A short label of the state. */
  note?: ReactNode
  /** The progress towards it, 0 to 1. */
  share?: number
}

/** Ascending steps, the lowest first: stairs on wide screens, stacked bars on narrow ones. */
export function Ladder({ label, rungs }: { label: string; rungs: Rung[] }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.ladder} aria-label={label} style={{ '--rungs': rungs.length } as CSSProperties}>
        {rungs.map(({ id, name, state, note, share = 0 }, index) => (
          <li
            key={id}
            className={styles.rung}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            style={{ '--height': index, '--share': share } as CSSProperties}
          >
            <span className={styles.name}>
              {state === 'now' && <IconFlagFilled size={18} aria-hidden="true" />}
              {state === 'done' && <IconCheck size={18} aria-hidden="true" />}
              {name}
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
