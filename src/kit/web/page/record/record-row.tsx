import type { ReactNode } from 'react'
import styles from './record-row.module.css'

type RecordRowProps = {
  link: ReactNode
  badge: ReactNode
  /** The facts below, side by side. */
  children: ReactNode
}

/** A record in the list of another one's page: its link, its state, and a line of facts. */
export function RecordRow({ link, badge, children }: RecordRowProps) {
  return (
    <li className={styles.row}>
      {link}
      {badge}
      <span className={styles.facts}>{children}</span>
    </li>
  )
}
