import { sql } from 'kysely'
import type { Parsed } from '#contract/kit/endpoint.ts'
import type { ListMeta } from '#contract/kit/list.ts'
import { type Notification, notifications, unreadNewest } from '#contract/notifications.ts'
import { type Context, routes } from '#server/kit/context.ts'
import { eachRow } from '#server/kit/large-page.ts'
import { readList } from '#server/kit/list.ts'
import { noticeText } from '#server/kit/notices.ts'
import {
  notificationColumns,
  type StoredNotification,
  unreadOfUser,
  visibleNotification,
  visibleNotifications,
} from './notifications.queries.ts'

type Query = Parsed<typeof notifications.list>

const subject = ({ db, user }: Context, { id }: { id: number }) => visibleNotification(db, user, id)

/* Reading and putting away one's own post changes nothing for anybody else: the audit log is spared it. */
export const notificationRoutes = routes(notifications, {
  list: {
    version: ({ session }) => session?.notificationsVersion ?? 0,
    isExact: true,
    needsNoRights: true,
    alongside: (asked) => (isBell(asked) ? unreadOfUser : null),
    handle: async (ctx, query) => {
      const page = readForBell(ctx, query) ?? (await readPage(ctx, query))
      return eachRow(page, (stored) => inWords(ctx, stored))
    },
  },

  remove: {
    subject,
    handle: async ({ db, user }, { id }) => {
      await db.deleteFrom('notifications').where('user_id', '=', user.id).where('id', '=', id).execute()
    },
  },

  removeAll: async ({ db, user }) => {
    await db.deleteFrom('notifications').where('user_id', '=', user.id).execute()
  },

  markAsRead: {
    subject,
    handle: async (ctx, { id }) => {
      await markUnread(ctx).where('id', '=', id).execute()
    },
  },

  markAllAsRead: async (ctx) => {
    await markUnread(ctx).execute()
  },
})

/** What came with the session answers the question that is asked every few seconds; null where there may be more, or it was another one. */
function readForBell({ session }: Context, { itemsPerPage }: Query) {
  const data = session?.alongside as StoredNotification[] | null
  return data && data.length < itemsPerPage ? { data, meta: onlyPage(itemsPerPage, data.length) } : null
}

function isBell(asked: Record<string, unknown>): boolean {
  const { filter, ...rest } = asked
  const bell = Object.entries(unreadNewest)
  return (
    !filter && Object.keys(rest).length === bell.length && bell.every(([name, value]) => rest[name] === String(value))
  )
}

function onlyPage(per_page: number, total: number): ListMeta {
  const [from, to] = total > 0 ? [1, total] : [null, null]
  return { current_page: 1, per_page, last_page: 1, from, to, total }
}

/** Newest first, unless another order is asked for. */
function readPage({ db, user }: Context, { showOnlyNotRead, ...asked }: Query) {
  const query = asked.sortBy ? asked : { ...asked, descending: 1 as const }
  const own = visibleNotifications(db, user)
  return readList(db, query, {
    matching: showOnlyNotRead ? own.where('read_at', 'is', null) : own,
    rows: (matching) => matching.select(notificationColumns),
    search: sql.ref('search'),
    sort: { id: [], type: [sql.ref('type')], created_at: [sql.ref('created_at')] },
    id: sql.ref('id'),
  })
}

function inWords({ texts, language }: Context, stored: StoredNotification): Notification {
  const { id, type, link, read_at, created_at } = stored
  const { title, text } = noticeText(texts, language, stored)
  return { id, type, title, text, link, read_at, created_at }
}

function markUnread({ db, user, now }: Context) {
  return db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
}
