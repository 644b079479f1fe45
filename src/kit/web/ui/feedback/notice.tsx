import type { ReactNode } from 'react'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '~icons'
import styles from './notice.module.css'

type NoticeProps = {
  tone?: 'info' | 'good' | 'waiting' | 'bad'
  title?: string
  actions?: ReactNode
  children?: ReactNode
}

/** A message on the page. An error is an alert, which is announced at once. */
export function Notice({ tone = 'info', title, actions, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

const icons = { info: IconInfoCircle, good: IconCircleCheck, waiting: IconAlertTriangle, bad: IconAlertTriangle }
