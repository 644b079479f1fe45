import { describe, expect, test } from 'vitest'
import type { Message, Thread } from '#contract/conversations/conversations.ts'
import {
  longest,
  newestStretch,
  type Stretch,
  stretchFrom,
  withNewer,
  withOlder,
  withoutNewest,
  withoutOldest,
} from './stretch.ts'

const answer = (from: number, to: number, has_more = false): Thread => ({
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
})
const outline = ({ messages, has_more, has_newer }: Stretch) => [
  messages[0]?.id,
  messages.at(-1)?.id,
  messages.length,
  { has_more, has_newer },
]

test('one that begins at a message that was found goes on in both directions', () => {
  const found = stretchFrom(answer(100, 149, true))
  expect(outline(found)).toEqual([100, 149, 50, { has_more: true, has_newer: true }])
  const newer = withNewer(found, answer(150, 170), 149)
  expect(outline(newer)).toEqual([100, 170, 71, { has_more: true, has_newer: false }])
  const older = withOlder(newer, answer(90, 99), 100)
  expect(outline(older)).toEqual([90, 170, 81, { has_more: false, has_newer: false }])
})

describe('an answer that comes too late leaves no gap', () => {
  const moved = newestStretch(answer(500, 550, true))
  test('where the newest page has taken the place of what it continues', () => {
    expect(withNewer(moved, answer(150, 199, true), 149)).toBe(moved)
    expect(withOlder(moved, answer(50, 99, true), 100)).toBe(moved)
  })
  test('where it was asked for twice', () => {
    const once = withNewer(moved, answer(551, 560), 550)
    expect(withNewer(once, answer(551, 560), 550)).toBe(once)
  })
})

test('no more is held than can be drawn well: what is far from the reader goes, and can be asked for again', () => {
  const long = { ...newestStretch(answer(1, longest + 50)), has_more: false }
  expect(outline(withoutOldest(long))).toEqual([51, longest + 50, longest, { has_more: true, has_newer: false }])
  expect(outline(withoutNewest(long))).toEqual([1, longest, longest, { has_more: false, has_newer: true }])
  const short = newestStretch(answer(1, longest))
  expect([withoutOldest(short), withoutNewest(short)]).toEqual([short, short])
})
