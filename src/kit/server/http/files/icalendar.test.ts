import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, icalendar } from './icalendar.ts'

const event: CalendarEvent = {
  uid: 'session-7@atelier.example',
  sequence: 3,
  changed_at: '2026-11-01T08:00:00.000Z',
  starts_at: '2026-10-24T22:00:00.000Z',
  ends_at: '2026-10-25T04:30:00.000Z',
  title: 'Zażółć gęślą jaźń: brwi, usta; kreski \\ „powder” i jeszcze trochę słów, żeby wiersz był długi',
  description: 'Małgorzata Świątek\n10:00–16:00 (Europe/Warsaw)',
  location: 'Studio Żaneta, ul. Śliczna 4\n00-001 Łódź',
  url: 'https://atelier.example/#/training/7',
  status: 'CONFIRMED',
}

/** As a program of somebody else reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, sequence, summary, description, location, startDate, endDate } = new ICAL.Event(component)
      const [starts, ends] = [startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]
      const status = component.getFirstPropertyValue('status')
      return { uid, sequence, summary, description, location, starts, ends, status, zone: startDate.zone.tzid }
    }),
  }
}

test('another program reads what we wrote', () => {
  const { calendar, events } = read(icalendar('Atelier: kalendarz', [event, { ...event, status: 'CANCELLED' }]))
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Atelier: kalendarz')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
  expect(events).toEqual([
    {
      uid: event.uid,
      sequence: 3,
      summary: event.title,
      description: event.description,
      location: event.location,
      starts: event.starts_at,
      ends: event.ends_at,
      status: 'CONFIRMED',
      zone: 'UTC',
    },
    expect.objectContaining({ status: 'CANCELLED' }),
  ])
})

test('no line is longer than 75 octets, and any title is preserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
      const text = icalendar('Atelier', [{ ...event, title }])
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
      expect(read(text).events[0]?.summary).toBe(plain(title))
    }),
    // Short enough in characters, and too long in octets.
    { examples: [['ż'.repeat(60)]] },
  )
})

/** Ends of lines are one, and what nobody sees is a space. */
function plain(text: string): string {
  return text.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

test('a calendar without events is one all the same', () => {
  expect(read(icalendar('Atelier', [])).events).toEqual([])
})
