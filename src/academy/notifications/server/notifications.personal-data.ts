import type { About, PersonalData } from '#kit/server/personal-data/declaration.ts'

const deleted = ['type', 'params', 'link', 'search']

/** A person's own notifications, and others' notifications about them, which may quote their texts. */
const about: readonly About[] = [
  { kind: 'notifications', rows: 'user_id = :user', deleted, ofOthers: ['params'] },
  { kind: 'notifications', rows: 'position(fold(:name) in search) > 0', deleted, isOfOthers: true },
]

export const notificationData: PersonalData = {
  notifications: { about, mentions: ['params', 'search'] },
  push_devices: {
    about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: ['endpoint', 'p256dh', 'auth', 'unwanted'] }],
    secret: ['endpoint', 'p256dh', 'auth'],
  },
  removed_notifications: { about, mentions: ['params', 'search'] },
}
