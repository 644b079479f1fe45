import { type Notification, notifications } from '#academy/notifications/contract/notifications.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Menu, MenuItem } from '#kit/web/ui/overlays/menu.tsx'
import { IconCheck, IconDots, IconTrash } from '~icons'
import { NoticeIcon } from './notice-icon.tsx'
import { NoticeLink } from './notice-link.tsx'
import { usePutAway } from './put-away.ts'
import { useUnread } from './unread.ts'

export function NotificationsPage() {
  const t = useText()
  return (
    <Page title={t('notifications.title')} intro={t('notifications.intro')} actions={<Actions />}>
      <List
        hasViews
        endpoint={notifications.list}
        label={t('notifications.title')}
        columns={[
          {
            name: 'title',
            label: 'notifications.what',
            isTitle: true,
            cell: (notice) => <Words notice={notice} />,
          },
          {
            name: 'read_at',
            label: 'notifications.state',
            sortBy: null,
            from: 'sm',
            cell: ({ read_at }) => (
              <StatusBadge>{t(read_at ? 'notifications.read' : 'notifications.unread')}</StatusBadge>
            ),
          },
          {
            name: 'created_at',
            label: 'notifications.created_at',
            onPhone: 'line',
            cell: ({ created_at }) => <RelativeTime at={created_at} />,
          },
          {
            name: 'actions',
            label: 'notifications.actions',
            align: 'end',
            onPhone: 'end',
            cell: (notice) => <RowActions notice={notice} />,
          },
        ]}
        filters={[
          {
            name: 'showOnlyNotRead',
            label: 'notifications.show',
            options: [{ value: '1', label: t('notifications.only_unread') }],
          },
        ]}
        empty={
          <EmptyState drawing="notifications" title={t('notifications.empty')} text={t('notifications.empty_text')} />
        }
      />
    </Page>
  )
}

function Words({ notice }: { notice: Notification }) {
  const { type, title, text, read_at } = notice
  return (
    <Row align="start" isLine>
      <NoticeIcon type={type} isUnread={read_at === null} />
      <div>
        <Text as="span" tone={read_at === null ? undefined : 'soft'} isStrong={read_at === null}>
          <NoticeLink notice={notice}>{title}</NoticeLink>
        </Text>
        <Text tone="soft" size="sm" isProse>
          {text}
        </Text>
      </div>
    </Row>
  )
}

function RowActions({ notice: { id, title, read_at } }: { notice: Notification }) {
  const t = useText()
  const { mark, remove } = usePutAway(id)
  return (
    <Row as="span" gap="2xs" isLine>
      {read_at === null && (
        <IconButton label={t('notifications.mark_as_read', { title })} onClick={mark}>
          <IconCheck size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('notifications.remove', { title })} onClick={remove}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

function Actions() {
  const t = useText()
  const unread = useUnread()
  const markAll = useSend(notifications.markAllAsRead, { onSent: () => toast(t('notifications.marked_all')) })
  const removeAll = useSend(notifications.removeAll, { onSent: () => toast(t('notifications.removed_all')) })
  const question = {
    title: t('notifications.remove_all_question'),
    text: t('notifications.remove_all_consequence'),
    action: t('notifications.remove_all'),
    tone: 'danger' as const,
  }
  return (
    <Row as="span" gap="none" isLine>
      <Button disabled={unread?.meta.total === 0} isBusy={markAll.isPending} onClick={() => markAll.send({})}>
        {t('notifications.mark_all')}
      </Button>
      <Menu
        button={
          <IconButton label={t('notifications.more_actions')}>
            <IconDots size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem tone="danger" onClick={async () => (await ask(question)) && removeAll.send({})}>
          {t('notifications.remove_all')}
        </MenuItem>
      </Menu>
    </Row>
  )
}
