import type { ReactNode } from 'react'
import { type Notification, notifications } from '#academy/notifications/contract/notifications.ts'
import { send } from '#kit/web/calls/api.ts'
import { Link } from '#kit/web/page/address/link.tsx'

type NoticeLinkProps = { notice: Notification; children: ReactNode }

/** Leads to where the notification can be acted on; whoever follows it has read it. */
export function NoticeLink({ notice: { id, link, read_at }, children }: NoticeLinkProps) {
  if (link === null) return children
  // What could not be marked stays in the bell, which says enough.
  const read = () => void send(notifications.markAsRead, { id }).catch(() => undefined)
  return (
    <Link to={`/${link}`} onClick={read_at === null ? read : undefined}>
      {children}
    </Link>
  )
}
