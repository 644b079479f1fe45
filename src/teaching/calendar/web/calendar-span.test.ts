import { expect, test } from 'vitest'
import { daysOf, instantsOf, titleOf, turned } from './calendar-span.ts'

test('a month comes with the rest of its first and last weeks', () => {
  expect(daysOf('month', '2026-11-20')).toEqual({ first: '2026-10-26', end: '2026-12-07' })
  expect(daysOf('month', '2027-02-28')).toEqual({ first: '2027-02-01', end: '2027-03-01' })
  expect(daysOf('week', '2026-11-22')).toEqual({ first: '2026-11-16', end: '2026-11-23' })
  expect(daysOf('agenda', '2026-11-22')).toEqual({ first: '2026-11-22', end: '2026-12-22' })
})

test('each view has one before and one after', () => {
  expect([turned('month', '2026-01-31', 1), turned('month', '2026-03-31', -1)]).toEqual(['2026-02-01', '2026-02-01'])
  expect([turned('week', '2026-12-28', 1), turned('agenda', '2026-11-22', -1)]).toEqual(['2027-01-04', '2026-10-23'])
})

test('days are those of the reader: one is 23 hours long in March, and 25 in October', () => {
  const hours = (first: string, end: string, zone: string) => {
    const { from, to } = instantsOf({ first, end }, zone)
    return (Date.parse(to) - Date.parse(from)) / 3_600_000
  }
  expect(hours('2027-03-28', '2027-03-29', 'Europe/Warsaw')).toBe(23)
  expect(hours('2026-10-25', '2026-10-26', 'Europe/Warsaw')).toBe(25)
  expect(hours('2026-10-25', '2026-10-26', 'America/New_York')).toBe(24)
  expect(instantsOf({ first: '2026-11-20', end: '2026-11-21' }, 'America/New_York').from).toBe(
    '2026-11-20T05:00:00.000Z',
  )
})

test('the view is labeled', () => {
  expect(titleOf('month', '2026-11-20', 'pl')).toBe('listopad 2026')
  expect(titleOf('week', '2026-11-30', 'pl')).toMatch(/^30 listopada.+6 grudnia 2026$/)
})
