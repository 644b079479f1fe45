import type { ReactNode } from 'react'
import styles from './words.module.css'

/** What somebody wrote, with who or when above it. */
export function Words({ title, children }: { title: ReactNode; children: string }) {
  return (
    <figure className={styles.words}>
      <figcaption className={styles.title}>{title}</figcaption>
      <blockquote className={styles.text}>{children}</blockquote>
    </figure>
  )
}
