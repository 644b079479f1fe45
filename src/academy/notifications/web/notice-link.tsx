import type { ReactNode } from 'react'
import { type Notification, notifications } from '#academy/notifications/contract/notifications.ts'
import { send } from '#kit/web/calls/api.ts'
import { CardLink } from '#kit/web/page/address/link.tsx'

type NoticeLinkProps = { notice: Notification; children: ReactNode }

/** A title that leads to the screen where the notification can be acted on; following it marks it as read. */
export function NoticeLink({ notice: { id, link, read_at }, children }: NoticeLinkProps) {
  if (link === null) return children
  // A failure to mark it as read is visible: it stays in the bell.
  const read = () => void send(notifications.markAsRead, { id }).catch(() => undefined)
  return (
    <CardLink to={`/${link}`} onClick={read_at === null ? read : undefined}>
      {children}
    </CardLink>
  )
}
