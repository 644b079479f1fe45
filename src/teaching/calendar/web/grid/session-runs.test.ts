import { expect, test } from 'vitest'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { runsOf } from './session-runs.ts'

const session = (id: number, training_id: number, starts_at: string) =>
  ({ id, training_id, starts_at }) as CalendarSession

test('sessions of a training on days that follow each other are one run', () => {
  const runs = runsOf(
    [
      session(1, 7, '2026-11-20T08:00:00Z'),
      session(2, 8, '2026-11-20T09:00:00Z'),
      session(3, 7, '2026-11-20T13:00:00Z'),
      session(4, 7, '2026-11-21T08:00:00Z'),
      session(5, 7, '2026-11-23T08:00:00Z'),
    ],
    'Europe/Warsaw',
  )
  expect(runs.map(({ sessions, first, end }) => [sessions.map(({ id }) => id), first, end])).toEqual([
    [[1, 3, 4], '2026-11-20', '2026-11-22'],
    [[2], '2026-11-20', '2026-11-21'],
    [[5], '2026-11-23', '2026-11-24'],
  ])
})

test('days are those of the reader’s clock', () => {
  const late = [session(1, 7, '2026-11-20T20:00:00Z'), session(2, 7, '2026-11-22T00:00:00Z')]
  expect(runsOf(late, 'Europe/Warsaw')).toHaveLength(2)
  expect(runsOf(late, 'America/New_York')).toHaveLength(1)
})
