import type { ReactNode } from 'react'
import styles from './words.module.css'

/** What somebody wrote, with who or when. */
export function Words({ by, children }: { by: ReactNode; children: string }) {
  return (
    <figure className={styles.words}>
      <blockquote>{children}</blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  )
}
