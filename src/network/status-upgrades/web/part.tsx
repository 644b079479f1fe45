import type { ReactNode } from 'react'
import styles from './part.module.css'

/** What belongs together inside a panel, under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
