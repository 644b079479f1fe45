import { z } from 'zod/mini'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { bit, id, instant } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'

/** `title` and `text` are in the reader's language; `link` is a hash route of the application. */
const notification = z.object({
  id: id(),
  type: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  read_at: z.nullable(instant()),
  created_at: instant(),
})
export type Notification = z.output<typeof notification>

/** The query of the bell, and its interval. */
export const unreadNewest = { page: 1, itemsPerPage: 1000, showOnlyNotRead: 1, sortBy: 'id', descending: 1 } as const
export const pollEvery = 5000

/** Each person's own. */
export const notifications = calls('notifications', {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    permission: 'signed-in',
    query: listQuery(['type', 'link', 'read_at', 'created_at'], { showOnlyNotRead: z.optional(z.nullable(bit())) }),
    response: listOf(notification),
    isPoll: true,
    polledAs: unreadNewest,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notifications/{id}',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
  /** What was just deleted comes back as it was. */
  restore: endpoint({
    method: 'POST',
    path: '/api/notifications/{id}/restore',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
  /** All means all, not the page. */
  removeAll: endpoint({
    method: 'DELETE',
    path: '/api/notifications',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
  markAsRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/{id}/mark-as-read',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
  markAsUnread: endpoint({
    method: 'PUT',
    path: '/api/notifications/{id}/mark-as-unread',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
  markAllAsRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/mark-all-as-read',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
})
