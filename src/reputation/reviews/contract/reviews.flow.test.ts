import { expect, test } from 'vitest'
import { editableUntil, linkState } from './reviews.flow.ts'

const now = new Date('2026-05-20T12:00:00Z')
const link = { expires_at: '2026-06-01T00:00:00.000Z', withdrawn_at: null, review: null }
const review = { status: 'PUBLISHED' as const, created_at: '2026-05-10T12:00:00.000Z', editable_until: null }

test.each([
  ['waits for its review', link, 'OPEN'],
  ['is over', { ...link, expires_at: '2026-05-20T12:00:00.000Z' }, 'EXPIRED'],
  ['was taken back', { ...link, withdrawn_at: '2026-05-19T12:00:00.000Z' }, 'WITHDRAWN'],
  ['was used a while ago', { ...link, review }, 'EDITABLE'],
  ['was used, however old it is', { ...link, expires_at: '2026-05-11T00:00:00.000Z', review }, 'EDITABLE'],
  ['was used long ago', { ...link, review: { ...review, created_at: '2026-05-06T12:00:00.000Z' } }, 'CLOSED'],
  ['was used for what is hidden now', { ...link, review: { ...review, status: 'HIDDEN' as const } }, 'HIDDEN'],
  ['was used for what is removed now', { ...link, review: { ...review, status: 'REMOVED' as const } }, 'REMOVED'],
])('a link that %s', (_, standing, state) => {
  expect(linkState(standing, now)).toBe(state)
})

test('a review can be edited for two weeks, or longer where the office sets so, and never shorter', () => {
  const usual = '2026-05-24T12:00:00.000Z'
  expect(editableUntil(review)).toBe(usual)
  expect(editableUntil({ ...review, editable_until: '2026-05-12T12:00:00.000Z' })).toBe(usual)
  const longer = '2026-06-12T12:00:00.000Z'
  expect(editableUntil({ ...review, editable_until: longer })).toBe(longer)
})
