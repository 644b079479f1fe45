import type { ReactNode } from 'react'
import { Mark } from '#web/kit/ui/mark.tsx'
import styles from './dead-end.module.css'
import { PageTitle } from './page-title.tsx'

type DeadEndProps = { title: string; text: string; icon?: ReactNode; action: ReactNode }

/** A screen that goes no further: why, and where to go instead. */
export function DeadEnd({ title, text, icon, action }: DeadEndProps) {
  return (
    <div className={styles.end}>
      <span className={styles.icon}>{icon ?? <Mark size={56} />}</span>
      <PageTitle>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
