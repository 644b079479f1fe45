import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A property that is no state, such as a level. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}
