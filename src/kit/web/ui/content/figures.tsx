import type { ReactNode } from 'react'
import styles from './figures.module.css'

/** Pictures side by side, each whole. */
export function Figures({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {children}
    </ul>
  )
}

/** A picture with its caption below. */
export function Figure({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <figure className={styles.figure}>
        {picture}
        <figcaption>{children}</figcaption>
      </figure>
    </li>
  )
}
