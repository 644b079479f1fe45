import { sql } from 'kysely'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import type { Parsed } from '#kit/contract/endpoint.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { mapRows } from '#kit/server/lists/large-page.ts'
import { readList } from '#kit/server/lists/list.ts'
import { isPushKey } from '#kit/server/push/encrypt-push.ts'
import { isPushService, publicPushKey } from '#kit/server/push/send-push.ts'
import {
  inWords,
  notificationColumns,
  removedNotification,
  visibleNotification,
  visibleNotifications,
} from './notifications.queries.ts'
import { removeNotification, restoreNotification } from './notifications.steps.ts'
import { devicesOf, visibleDevice } from './push/devices.queries.ts'
import { addDevice, removeDevice } from './push/devices.steps.ts'

type Query = Parsed<typeof notifications.list>

const subject = ({ db, user }: Context, { id }: { id: number }) => visibleNotification(db, user, id)

/* Reading and putting away one's own post changes nothing for anybody else: the audit log is spared it. */
export const notificationRoutes = routes(notifications, {
  list: async (ctx, query) => mapRows(await readPage(ctx, query), (stored) => inWords(ctx.texts, ctx.language, stored)),

  remove: {
    subject,
    handle: ({ db, now }, { id }) => removeNotification(db, id, now),
  },

  restore: {
    subject: ({ db, user }, { id }) => removedNotification(db, user, id),
    handle: ({ db }, { id }) => restoreNotification(db, id),
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

  markAsUnread: {
    subject,
    handle: async ({ db }, { id }) => {
      await db.updateTable('notifications').set({ read_at: null }).where('id', '=', id).execute()
    },
  },

  markAllAsRead: async (ctx) => {
    await markUnread(ctx).execute()
  },

  devices: async (ctx) => ({
    data: { key: await publicPushKey(ctx), devices: await devicesOf(ctx.db, ctx.user) },
  }),

  addDevice: async ({ db, user, now, config }, { endpoint, ...keys }) => {
    if (!isPushService(config, endpoint)) failFields({ endpoint: 'push_service' })
    const [p256dh, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
    if (!isPushKey(p256dh)) failFields({ p256dh: 'invalid' })
    return { data: { id: await addDevice(db, user, { endpoint, p256dh, auth }, now) } }
  },

  chooseForDevice: {
    subject: ({ db, user }, { id }) => visibleDevice(db, user, id),
    handle: async ({ db }, { id, unwanted, shows_words, quiet_from, quiet_until }) => {
      const choice = { unwanted, shows_words, quiet_from, quiet_until }
      await db.updateTable('push_devices').set(choice).where('id', '=', id).execute()
    },
  },

  removeDevice: {
    subject: ({ db, user }, { id }) => visibleDevice(db, user, id),
    handle: ({ db }, { id }) => removeDevice(db, id),
  },
})

/** Newest first, by default. */
function readPage({ db, user }: Context, { showOnlyNotRead, ...requested }: Query) {
  const query = requested.sortBy ? requested : { ...requested, descending: 1 as const }
  const own = visibleNotifications(db, user)
  return readList(db, query, {
    table: 'notifications',
    matching: showOnlyNotRead ? own.where('read_at', 'is', null) : own,
    rows: (matching) => matching.select(notificationColumns),
    search: sql.ref('search'),
    // A person's own are found by an index, and few enough to be sorted.
    sort: {},
  })
}

function markUnread({ db, user, now }: Context) {
  return db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
}
