import { expect, test } from 'vitest'
import { copied, repeated } from './typed-sessions.ts'

const session = { id: 7, day: '2026-03-22', from: '09:00', to: '16:00' }

test('a session is repeated on the same weekday, over a change of the clock too', () => {
  expect(repeated(session, 2)).toEqual([
    { id: null, day: '2026-03-29', from: '09:00', to: '16:00' },
    { id: null, day: '2026-04-05', from: '09:00', to: '16:00' },
  ])
})

test.each([
  ['2026-01-01', ['2026-03-29', '2026-03-30']],
  ['2026-03-25', ['2026-03-29', '2026-03-30']],
  ['2026-03-29', ['2026-04-05', '2026-04-06']],
  ['2026-12-24', ['2026-12-27', '2026-12-28']],
])('a copy made on %s begins after the original, and in the future', (today, days) => {
  const two = [session, { ...session, day: '2026-03-23' }]
  expect(copied(two, today).map(({ day }) => day)).toEqual(days)
})

test('of a training without sessions the copy has none', () => {
  expect(copied([], '2026-03-25')).toEqual([])
})
