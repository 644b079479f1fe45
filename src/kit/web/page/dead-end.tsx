import type { ReactNode } from 'react'
import { Mark } from '#kit/web/ui/styles/mark.tsx'
import styles from './centred.module.css'
import { PageTitle } from './page-title.tsx'

export type DeadEndProps = { title: string; text: string; icon?: ReactNode; action: ReactNode }

/** A screen for an error or a missing page: the reason, and where to go instead. */
export function DeadEnd({ title, text, icon, action }: DeadEndProps) {
  return (
    <div className={styles.centred}>
      <span className={styles.icon}>{icon ?? <Mark size={56} />}</span>
      <PageTitle>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
