import type { ReactNode } from 'react'
import styles from './painted.module.css'

/** A sheet with the house's painting on it; what stands on it is light on dark in either appearance. */
export function Painted({ shape, children }: { shape: 'wall' | 'band'; children: ReactNode }) {
  return (
    <div className={styles.painted} data-shape={shape}>
      {children}
    </div>
  )
}
