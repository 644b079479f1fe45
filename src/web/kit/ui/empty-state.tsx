import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Mark } from './mark.tsx'

type EmptyStateProps = { title: string; text?: string; action?: ReactNode; icon?: ReactNode }

/** Nothing is here: says what would be, and offers the first step. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.drawing}>{icon ?? <Mark size={44} />}</span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
