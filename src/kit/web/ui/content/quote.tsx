import type { ReactNode } from 'react'
import styles from './quote.module.css'

/** A quoted message, with its author or date above it. */
export function Quote({ title, children }: { title: ReactNode; children: string }) {
  return (
    <figure className={styles.quote}>
      <figcaption className={styles.title}>{title}</figcaption>
      <blockquote className={styles.text}>{children}</blockquote>
    </figure>
  )
}
