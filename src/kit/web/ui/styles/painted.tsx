import type { ReactNode } from 'react'
import styles from './painted.module.css'

/** A banner with the brand's painting; its text is light on dark in both colour schemes. */
export function Painted({ shape, children }: { shape: 'wall' | 'band'; children: ReactNode }) {
  return (
    <div className={styles.painted} data-shape={shape}>
      {children}
    </div>
  )
}
