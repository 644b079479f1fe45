import type { ReactNode } from 'react'
import styles from './short-field.module.css'

/** An input of a number, which is no wider than it needs, also by itself on its line. */
export function ShortField({ children }: { children: ReactNode }) {
  return <div className={styles.short}>{children}</div>
}
