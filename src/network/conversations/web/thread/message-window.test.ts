import { expect, test } from 'vitest'
import type { Message, Thread } from '#network/conversations/contract/conversations.ts'
import { newerThan, olderThan, type Pages, type Part, windowOf } from './message-window.ts'

test('a window that begins at a found message extends in both directions', () => {
  const found = [page({ after: 99 }, 100, 149, true)]
  expect(outline(found)).toEqual([100, 149, 50, { has_more: true, has_newer: true }])
  const newer = [...found, page(newerThan(thread(found)), 150, 170)]
  expect(outline(newer)).toEqual([100, 170, 71, { has_more: true, has_newer: false }])
  const older = [page(olderThan(thread(newer)), 90, 99), ...newer]
  expect(outline(older)).toEqual([90, 170, 81, { has_more: false, has_newer: false }])
})

test('a new message is appended to the newest page, and fetched by the page where there are several', () => {
  const newest = [page({}, 100, 149, true)]
  expect(outline(newest, answer(150, 152))).toEqual([100, 152, 53, { has_more: true, has_newer: false }])
  expect(outline(newest, answer(150, 199, true))).toEqual([100, 199, 100, { has_more: true, has_newer: true }])
  expect(newerThan(thread(newest))).toEqual({ after: 149 })
})

test('a page that was dropped can be fetched again', () => {
  const [oldest, middle, newest] = [
    page({ before: 50 }, 1, 49),
    page({ before: 100 }, 50, 99, true),
    page({}, 100, 149),
  ]
  expect(outline([oldest, middle])).toEqual([1, 99, 99, { has_more: false, has_newer: true }])
  expect(newerThan(thread([oldest, middle]))).toEqual({ after: 99 })
  expect(outline([middle, newest])).toEqual([50, 149, 100, { has_more: true, has_newer: false }])
  expect(olderThan(thread([middle, newest]))).toEqual({ before: 50 })
})

type Requested = { part: Part; thread: Thread }

function page(part: Part, from: number, to: number, has_more = false): Requested {
  return { part, thread: answer(from, to, has_more) }
}

function answer(from: number, to: number, has_more = false): Thread {
  return {
    id: 1,
    type: 'GENERAL',
    person: {
      role: 'pro-artist',
      id: 1,
      first_name: 'Maja',
      last_name: 'Kern',
      avatar_url: null,
      is_reachable: true,
    },
    messages: Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }) as Message),
    has_more,
    read_up_to: null,
  }
}

function thread(pages: Requested[]): Thread[] {
  return pages.map((one) => one.thread)
}

function outline(requested: Requested[], arrived = answer(1, 0)) {
  const pages: Pages = { pages: thread(requested), pageParams: requested.map(({ part }) => part) }
  const { messages, has_more, has_newer } = windowOf(pages, arrived)
  return [messages[0]?.id, messages.at(-1)?.id, messages.length, { has_more, has_newer }]
}
