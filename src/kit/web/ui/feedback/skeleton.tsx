import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** A loading placeholder. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return (
    <span data-coming className={styles.skeleton} style={{ '--width': width, '--height': height } as CSSProperties} />
  )
}

/** A loading placeholder for what a panel shows. Screen readers announce only `label`. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton height="5rem" />
    </div>
  )
}

/** A loading placeholder for a page: heading and lines. Screen readers announce only `label`. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" style={{ display: 'grid', gap: 'var(--space-5)' }}>
      <span className="sr-only">{label}</span>
      <Skeleton width="min(18rem, 70%)" height="2.25rem" />
      <Skeleton width="min(28rem, 90%)" />
      <Skeleton height="12rem" />
    </div>
  )
}
