import type { CSSProperties } from 'react'
import styles from './progress.module.css'

/** How far something is, 0 to 1. */
export function Progress({ share, label }: { share: number; label: string }) {
  return (
    <span
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} />
    </span>
  )
}
