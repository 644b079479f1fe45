import {
  type Notification,
  notifications,
  pollEvery,
  unreadNewest,
} from '#academy/notifications/contract/notifications.ts'
import type { Output } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { send, watchCalls } from '#kit/web/calls/api.ts'
import { refresh, refreshWhere } from '#kit/web/calls/query.ts'
import { startSharedPoll } from '#kit/web/calls/shared-poll.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { toastNews } from '#kit/web/overlay/toast.ts'
import { createStore, useStore } from '#kit/web/session/store.ts'
import { isAbout, type ShownAt } from './news.ts'

/** In milliseconds: a poll that takes longer will not be answered. Other calls wait for as long as it takes. */
const longestAnswer = 15_000

type Unread = Output<typeof notifications.list>

/** The reader's unread notifications, newest first; null until the first answer. */
const unread = createStore<Unread | null>(null)
export const useUnread = () => useStore(unread)

/** Why there is no answer to the last question, with another try; null while all is well. */
const problem = createStore<{ error: Error; retry: () => void } | null>(null)
export const useUnreadProblem = () => useStore(problem)

/** Keeps them fresh for one reader, until the returned function is called. */
export function watchUnread(userId: number, shownAt: ShownAt) {
  const { now, stop } = startSharedPoll({
    name: `atelier.notifications.${userId}`,
    every: pollEvery,
    ask: () => send(notifications.list, unreadNewest, { signal: AbortSignal.timeout(longestAnswer) }),
    receive: (answer, isOwn) => update(answer, isOwn, shownAt),
    fail: (error) => problem.set({ error: error as Error, retry: () => now() }),
  })
  const unwatch = watchCalls({
    sent: (endpoint) => {
      // A notification that was marked as read should leave the bell at once, and its text follows the language.
      if (putAway.has(endpoint) || endpoint === session.changeLanguage) now()
    },
  })
  return () => {
    unwatch()
    stop()
    unread.set(null)
    problem.set(null)
    newest = 0
  }
}

const putAway = new Set<object>(Object.values(notifications).filter(({ method }) => method !== 'GET'))

function update(answer: Unread, isOwn: boolean, shownAt: ShownAt) {
  problem.set(null)
  const before = unread.get()
  const known = newest
  newest = Math.max(newest, answer.data[0]?.id ?? 0)
  if (before && isSame(before, answer)) return
  unread.set(answer)
  if (!before) return
  void refresh([notifications.list.feature])
  const fresh = answer.data.filter(({ id }) => id > known)
  const links = fresh.flatMap(({ link }) => link ?? [])
  void refreshWhere((feature, input) => links.some((link) => isAbout(shownAt, link, feature, input)))
  if (isOwn) announce(fresh)
}

function isSame(one: Unread, other: Unread): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The newest that was ever here: one that somebody takes back from the deleted is no news. */
let newest = 0

/** A word about what came since; nothing when the bell is filled for the first time. */
function announce(fresh: Notification[]) {
  const [first] = fresh
  if (first) toastNews(fresh.length === 1 ? first.title : translate('notifications.arrived', { count: fresh.length }))
}
