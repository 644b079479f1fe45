import { expect, test } from 'vitest'
import { visiblePeriod } from './visible-period.ts'

const [warsaw, newYork] = ['Europe/Warsaw', 'America/New_York']

test('a session is drawn by the reader’s clock, in one piece over midnight', () => {
  const evening = { starts_at: '2026-11-20T21:00:00.000Z', ends_at: '2026-11-21T01:00:00.000Z' }
  expect(visiblePeriod(evening, warsaw)).toEqual({
    start: '2026-11-20T22:00:00.000Z',
    end: '2026-11-21T02:00:00.000Z',
  })
  expect(visiblePeriod(evening, newYork)).toEqual({
    start: '2026-11-20T16:00:00.000Z',
    end: '2026-11-20T20:00:00.000Z',
  })
})

test('in the nights in which clocks are changed its local end is right', () => {
  const october = { starts_at: '2026-10-24T20:00:00.000Z', ends_at: '2026-10-25T05:00:00.000Z' }
  expect(visiblePeriod(october, warsaw)).toEqual({ start: '2026-10-24T22:00:00.000Z', end: '2026-10-25T06:00:00.000Z' })
  // New York changes a week later.
  expect(visiblePeriod(october, newYork)).toEqual({
    start: '2026-10-24T16:00:00.000Z',
    end: '2026-10-25T01:00:00.000Z',
  })
  const march = { starts_at: '2027-03-27T21:00:00.000Z', ends_at: '2027-03-28T04:00:00.000Z' }
  expect(visiblePeriod(march, warsaw)).toEqual({ start: '2027-03-27T22:00:00.000Z', end: '2027-03-28T06:00:00.000Z' })
  expect(visiblePeriod(march, newYork)).toEqual({ start: '2027-03-27T17:00:00.000Z', end: '2027-03-28T00:00:00.000Z' })
})

test('one that ends, by the clock, before it began is there all the same', () => {
  const twice = { starts_at: '2026-10-25T00:45:00.000Z', ends_at: '2026-10-25T01:15:00.000Z' }
  expect(visiblePeriod(twice, warsaw)).toEqual({ start: '2026-10-25T02:45:00.000Z', end: '2026-10-25T03:00:00.000Z' })
})
