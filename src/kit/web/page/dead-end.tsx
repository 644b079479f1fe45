import type { ReactNode } from 'react'
import styles from '#kit/web/ui/feedback/empty-state.module.css'
import { Mark } from '#kit/web/ui/styles/mark.tsx'
import { PageTitle } from './page-title.tsx'

export type DeadEndProps = { title: string; text: string; icon?: ReactNode; action: ReactNode }

/** A screen for an error or a missing page: the reason, and where to go instead. */
export function DeadEnd({ title, text, icon, action }: DeadEndProps) {
  return (
    <div className={styles.empty} data-page>
      <span data-ink="accent">{icon ?? <Mark size={56} />}</span>
      <PageTitle>{title}</PageTitle>
      <p data-ink="soft">{text}</p>
      {action}
    </div>
  )
}
