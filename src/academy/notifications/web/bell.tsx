import { useEffect, useRef } from 'react'
import { type Notification, notifications } from '#academy/notifications/contract/notifications.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Lines, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dropdown } from '#kit/web/ui/overlays/dropdown.tsx'
import { IconBell, IconCheck } from '~icons'
import styles from './bell.module.css'
import type { ShownAt } from './news.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { NoticeLink } from './notice-link.tsx'
import { usePutAway } from './put-away.ts'
import { useUnread, useUnreadProblem, watchUnread } from './unread.ts'

/** As many as are taken in at a glance. */
const shown = 6

/** How many unread notifications there are, and the newest of them. */
export function Bell({ userId, shownAt }: { userId: number; shownAt: ShownAt }) {
  const t = useText()
  const unread = useUnread()
  const problem = useUnreadProblem()
  useEffect(() => watchUnread(userId, shownAt), [userId, shownAt])
  const list = useRef<HTMLDivElement>(null)
  useFocusAfter(unread, list)
  const count = unread?.meta.total ?? 0
  return (
    <Dropdown
      isWide
      trigger={(button) => (
        <IconButton
          label={count > 0 ? t('notifications.bell_count', { count }) : t('notifications.bell')}
          className={styles.bell}
          {...button}
        >
          <IconBell size={20} aria-hidden="true" />
          {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
        </IconButton>
      )}
    >
      <Stack as="section" gap="xs" aria-label={t('notifications.bell')}>
        <Head count={count} />
        {!unread && !problem && <Skeleton height="4rem" />}
        {!unread && problem && <ErrorPanel error={problem.error} onRetry={problem.retry} />}
        {unread && count === 0 && (
          <Stack gap="none" align="center">
            <Text isStrong>{t('notifications.nothing_new')}</Text>
            <Text tone="soft">{t('notifications.nothing_new_text')}</Text>
          </Stack>
        )}
        {unread && count > 0 && (
          <div ref={list} tabIndex={-1}>
            <Stack gap="none" isScrolling>
              <Lines>
                {unread.data.slice(0, shown).map((notice) => (
                  <Notice key={notice.id} notice={notice} />
                ))}
              </Lines>
            </Stack>
          </div>
        )}
        <Row as="p" justify="space-between">
          <Text as="span" size="sm">
            <Link to="/notifications">{t('notifications.all')}</Link>
          </Text>
          {count > shown && <Meta>{t('notifications.more', { count: count - shown })}</Meta>}
        </Row>
      </Stack>
    </Dropdown>
  )
}

function Head({ count }: { count: number }) {
  const t = useText()
  const markAll = useSend(notifications.markAllAsRead, { onSent: () => undefined })
  return (
    <Row justify="space-between">
      <Text as="strong" size="lg">
        {t('notifications.title')}
      </Text>
      {count > 0 && (
        <Button kind="quiet" size="sm" isBusy={markAll.isPending} onClick={() => markAll.send({})}>
          {t('notifications.mark_all_short')}
        </Button>
      )}
    </Row>
  )
}

function Notice({ notice }: { notice: Notification }) {
  const t = useText()
  const { id, type, title, text, created_at } = notice
  const { mark } = usePutAway(id)
  return (
    <li>
      <Row justify="space-between" align="start" grows="first" isLine>
        <Row gap="sm" align="start" isLine>
          <NoticeIcon type={type} />
          <Stack gap="none">
            <Text as="strong" size="sm" isStrong>
              <NoticeLink notice={notice}>{title}</NoticeLink>
            </Text>
            <Text tone="soft" size="sm" lines={2}>
              {text}
            </Text>
            <Text tone="soft" size="xs">
              <RelativeTime at={created_at} />
            </Text>
          </Stack>
        </Row>
        <IconButton label={t('notifications.mark_as_read', { title })} className={styles.mark} onClick={mark}>
          <IconCheck size={18} aria-hidden="true" />
        </IconButton>
      </Row>
    </li>
  )
}
