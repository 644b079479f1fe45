import type { CSSProperties } from 'react'
import styles from './progress.module.css'

type ProgressProps = { share: number; label: string; tone?: 'accent' | 'good' /** Expired. */ | 'muted' }

/** A progress bar, 0 to 1. */
export function Progress({ share, label, tone = 'accent' }: ProgressProps) {
  return (
    <span
      className={styles.progress}
      data-tone={tone}
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
