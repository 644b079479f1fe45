import type { About, PersonalData } from '#kit/server/personal-data/declaration.ts'

const deleted = ['type', 'params', 'link', 'search']

/** A person's own notifications, and others' notifications about them, which may quote their texts. */
const about: readonly About[] = [
  { kind: 'notifications', rows: 'user_id = :user', deleted, ofOthers: ['params'] },
  { kind: 'notifications', rows: 'position(fold(:name) in search) > 0', deleted, isOfOthers: true },
]

export const notificationData: PersonalData = {
  notifications: { about, mentions: ['params', 'search'] },
  removed_notifications: { about, mentions: ['params', 'search'] },
}
