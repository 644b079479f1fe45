import type { ReactNode } from 'react'
import { Mark } from '../styles/mark.tsx'
import { Wordmark } from '../styles/wordmark.tsx'
import styles from './paper.module.css'

type PaperProps = {
  /** What it is. */
  heading: string
  /** Whom or what it is about, the largest words on it. */
  title: ReactNode
  /** Where it is no longer valid, and why. */
  over?: string | undefined
  isSmall?: boolean
  children: ReactNode
}

/** A document in the dress of its PDF, such as a certificate: double frame, mark, heading; stamped where it is void. */
export function Paper({ heading, title, over, isSmall, children }: PaperProps) {
  return (
    <div className={styles.paper} data-small={isSmall || undefined}>
      <span className={styles.drawing}>
        <Mark size={isSmall ? 170 : 260} />
      </span>
      <Wordmark />
      <p className={styles.heading}>{heading}</p>
      <p className={styles.title}>{title}</p>
      {children}
      {over && <p className={styles.stamp}>{over}</p>}
    </div>
  )
}
