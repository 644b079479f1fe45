import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, id, instant, someOf, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { pushKinds } from './push-kinds.ts'

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

const hour = () => wholeNumber({ min: 0, max: 23 })
const pushChoice = {
  unwanted: someOf(pushKinds),
  /** Also on a locked screen; otherwise it shows only what kind of notification there is. */
  shows_words: z.boolean(),
  /** Hours of the academy; equal: none is quiet. */
  quiet_from: hour(),
  quiet_until: hour(),
}
const pushDevice = z.object({ id: id(), ...pushChoice, unwanted: z.array(z.enum(pushKinds)), created_at: instant() })
export type PushDevice = z.output<typeof pushDevice>

/** Bytes as a browser's subscription has them. */
const bytesOf = (length: number) =>
  z.string().check(z.maxLength(length, 'too_long'), z.regex(/^[\w-]+$/, 'invalid'), z.minLength(length, 'invalid'))

/** The query of the bell, and its interval. */
export const unreadNewest = { page: 1, itemsPerPage: 1000, showOnlyNotRead: 1, sortBy: 'id', descending: 1 } as const
export const pollEvery = 5000

/** Each person's own. */
export const notifications = calls('notifications', {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    permission: 'signed-in',
    query: listQuery(['type', 'link', 'read_at', 'created_at'], { showOnlyNotRead: z.nullish(bit) }),
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
  /** The devices that show the reader's notifications, and the key by which a browser becomes one. */
  devices: endpoint({
    method: 'GET',
    path: '/api/notifications/devices',
    permission: 'signed-in',
    response: single(z.object({ key: z.nullable(z.string()), devices: z.array(pushDevice) })),
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/api/notifications/devices',
    permission: 'signed-in',
    refreshes: ['notifications'],
    body: z.object({
      endpoint: z.string().check(z.maxLength(1000, 'too_long'), z.regex(/^https?:\/\/[\x21-\x7e]+$/, 'url')),
      p256dh: bytesOf(87),
      auth: bytesOf(22),
    }),
    response: single(z.object({ id: id() })),
    limit: { max: 30, seconds: 60 },
  }),
  chooseForDevice: endpoint({
    method: 'PUT',
    path: '/api/notifications/devices/{id}',
    permission: 'signed-in',
    refreshes: ['notifications'],
    body: z.object(pushChoice),
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/notifications/devices/{id}',
    permission: 'signed-in',
    refreshes: ['notifications'],
  }),
})
