import { expect, test } from 'vitest'
import { droppedAt, periodOf, plannedOf, stretchedTo } from './dropped.ts'

const [warsaw, newYork] = ['Europe/Warsaw', 'America/New_York']
/** Friday, ten in the evening until six in the morning in Warsaw. */
const night = { starts_at: '2026-10-23T20:00:00.000Z', ends_at: '2026-10-24T04:00:00.000Z', time_zone: warsaw }
const byDays = (days: number) => ({ days, milliseconds: 0 })

test('dragged to another day, it has the same local time of its place, over clock changes and for every reader', () => {
  const planned = { day: '2026-10-30', from: '22:00', to: '06:00' }
  expect(droppedAt(night, new Date('2026-10-30T22:00Z'), byDays(7), warsaw)).toEqual(planned)
  // For New York it began at four in the afternoon, and will at five.
  expect(droppedAt(night, new Date('2026-10-30T16:00Z'), byDays(7), newYork)).toEqual(planned)
})

test('dragged to another hour, it begins at that time of the reader, and has the same length', () => {
  const hour = { days: 1, milliseconds: 3_600_000 }
  // Nine hours on the clock, since it shows the hour after two twice.
  expect(droppedAt(night, new Date('2026-10-24T23:00Z'), hour, warsaw)).toEqual({
    day: '2026-10-24',
    from: '23:00',
    to: '06:00',
  })
  expect(droppedAt(night, new Date('2026-10-24T17:00Z'), hour, newYork)).toEqual({
    day: '2026-10-24',
    from: '23:00',
    to: '06:00',
  })
})

test('its end can be dragged, to less than a day after its beginning', () => {
  expect(stretchedTo(night, new Date('2026-10-24T04:00Z'), warsaw)).toEqual({
    day: '2026-10-23',
    from: '22:00',
    to: '04:00',
  })
  expect(stretchedTo(night, new Date('2026-10-24T22:00Z'), warsaw)).toBeNull()
  expect(stretchedTo(night, new Date('2026-10-23T22:00Z'), warsaw)).toBeNull()
})

test('a day and two times are an instant and another, over midnight where the second is no later', () => {
  expect(periodOf(plannedOf(night, warsaw), warsaw)).toEqual({ starts_at: night.starts_at, ends_at: night.ends_at })
  expect(periodOf({ day: '2027-03-27', from: '22:00', to: '06:00' }, warsaw)).toEqual({
    starts_at: '2027-03-27T21:00:00.000Z',
    ends_at: '2027-03-28T04:00:00.000Z',
  })
})
