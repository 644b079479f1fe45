import { describe, expect, test } from 'vitest'
import {
  daysBetween,
  haveSameClock,
  instantAt,
  movedByDays,
  movedTo,
  periodIn,
  timesIn,
  wallClock,
  zoneName,
} from './time-zone.ts'

const warsaw = 'Europe/Warsaw'
const newYork = 'America/New_York'

test('an instant is shown by the clock of each place, and found again', () => {
  const instant = '2026-11-20T09:30:00.000Z'
  expect(wallClock(instant, warsaw)).toEqual({ day: '2026-11-20', time: '10:30' })
  expect(wallClock(instant, newYork)).toEqual({ day: '2026-11-20', time: '04:30' })
  expect(wallClock(instant, 'Asia/Kolkata')).toEqual({ day: '2026-11-20', time: '15:00' })
  for (const zone of [warsaw, newYork, 'Asia/Kolkata', 'Pacific/Apia', 'UTC'])
    expect(instantAt(wallClock(instant, zone), zone)).toBe(instant)
})

test('midnight is the beginning of its day', () => {
  expect(wallClock('2026-11-19T23:00:00.000Z', warsaw)).toEqual({ day: '2026-11-20', time: '00:00' })
  expect(instantAt({ day: '2026-11-20', time: '00:00' }, warsaw)).toBe('2026-11-19T23:00:00.000Z')
})

describe('in the nights in which clocks are changed', () => {
  test('a time that comes twice in October is the first', () => {
    expect(instantAt({ day: '2026-10-25', time: '02:30' }, warsaw)).toBe('2026-10-25T00:30:00.000Z')
    expect(wallClock('2026-10-25T01:30:00.000Z', warsaw).time).toBe('02:30')
    expect(instantAt({ day: '2026-11-01', time: '01:30' }, newYork)).toBe('2026-11-01T05:30:00.000Z')
  })

  test('a time that is left out in March is an hour later', () => {
    expect(instantAt({ day: '2027-03-28', time: '02:30' }, warsaw)).toBe('2027-03-28T01:30:00.000Z')
    expect(wallClock('2027-03-28T01:30:00.000Z', warsaw).time).toBe('03:30')
  })

  test('every hour of the year is found again but the one that comes twice', () => {
    const lost: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
      const instant = new Date(at).toISOString()
      if (instantAt(wallClock(instant, warsaw), warsaw) !== instant) lost.push(instant)
    }
    expect(lost).toEqual(['2026-10-25T01:00:00.000Z'])
  })

  test('a session keeps its time on the clock and its length when it is moved over such a night', () => {
    const friday = { starts_at: '2026-10-23T20:00:00.000Z', ends_at: '2026-10-24T04:00:00.000Z' }
    expect(movedByDays(friday, 1, warsaw)).toEqual({
      starts_at: '2026-10-24T20:00:00.000Z',
      ends_at: '2026-10-25T04:00:00.000Z',
    })
    expect(movedByDays(friday, 7, warsaw)).toEqual({
      starts_at: '2026-10-30T21:00:00.000Z',
      ends_at: '2026-10-31T05:00:00.000Z',
    })
    // Moved by a reader in New York, where clocks change a week later: it stays at ten in the evening in Warsaw.
    expect(wallClock(movedByDays(friday, 4, warsaw).starts_at, warsaw)).toEqual({ day: '2026-10-27', time: '22:00' })
    expect(movedByDays(movedByDays(friday, 160, warsaw), -160, warsaw)).toEqual(friday)
    expect(movedTo(friday, '2027-03-27T23:00:00.000Z').ends_at).toBe('2027-03-28T07:00:00.000Z')
  })
})

test('the clock is that of the time zone at every half hour of a year, also on days on which clocks are changed', () => {
  const zones = [warsaw, newYork, 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Apia']
  for (const timeZone of zones) {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const wrong: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000) {
      const { day, time } = wallClock(new Date(at).toISOString(), timeZone)
      if (format.format(at) !== `${day} ${time}`) wrong.push(`${day} ${time}`)
    }
    expect(wrong, timeZone).toEqual([])
  }
})

test('a period names both days only where it crosses midnight there', () => {
  const evening = { starts_at: '2026-11-20T21:00:00.000Z', ends_at: '2026-11-21T01:00:00.000Z' }
  expect(periodIn('pl', evening, 'Europe/Warsaw')).toMatch(/20 listopada 2026.*22:00.*21 listopada 2026.*02:00/)
  expect(periodIn('en-US', evening, newYork)).toMatch(/^Friday, November 20, 2026.*4:00.*8:00.PM$/)
  expect(timesIn('pl', evening, 'Europe/London')).toBe('21:00–01:00')
})

test('a time zone has the name that people call it by', () => {
  expect(zoneName('pl', 'Europe/Madrid')).toBe('czas środkowoeuropejski')
  expect(zoneName('pl', 'Europe/London')).toBe('czas: Wielka Brytania')
  expect(zoneName('pl', 'Asia/Dubai')).toBe('czas: Zatoka Perska')
  expect(zoneName('pl', 'Asia/Jerusalem')).toBe('czas: Izrael')
  expect(zoneName('pl', 'UTC')).toBe('GMT+00:00')
  expect(zoneName('pl', 'America/Argentina/Buenos_Aires')).toBe('czas: Buenos Aires')
  expect(zoneName('en-US', 'Europe/Madrid')).toBe('Central European Time')
  expect(zoneName('en-US', 'Europe/London')).toBe('United Kingdom Time')
  expect(zoneName('en-US', newYork)).toBe('Eastern Time')
})

test('clocks of two places are the same as long as they show the same', () => {
  const november = { starts_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-11-20T15:00:00.000Z' }
  expect(haveSameClock(november, warsaw, 'Europe/Berlin')).toBe(true)
  expect(haveSameClock(november, warsaw, 'Europe/London')).toBe(false)
})

test('days are counted between calendar days, also over the nights in which clocks are changed', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  expect(daysBetween('2026-03-30', '2026-03-30')).toBe(0)
})
