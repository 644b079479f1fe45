import type { ReactNode } from 'react'
import styles from './link.module.css'

/** A link to a page that the server makes, in a tab of its own: what is typed stays. */
export function PageLink({ to, children = location.origin + to }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  )
}
