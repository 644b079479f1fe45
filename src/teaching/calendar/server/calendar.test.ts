import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }

describe('the calendar', () => {
  test('shows what lies in a span of time or reaches into it, and the rest of each session’s training', async () => {
    const { artist, id } = await artistWithSession('2030-03-31T22:00:00Z', '2030-04-01T04:00:00Z')
    const shown = async (from: string, to: string) =>
      (await artist.send(calendar.sessions, { from, to })).data.map(({ training_id }) => training_id)
    expect(await shown('2030-04-01T00:00:00Z', '2030-04-30T00:00:00Z')).toEqual([id])
    expect(await shown('2030-03-01T00:00:00Z', '2030-03-31T22:00:00Z')).toEqual([])
    expect(await shown('2030-04-01T04:00:00Z', '2030-04-30T00:00:00Z')).toEqual([])
    const { data } = await artist.send(calendar.sessions, { from: '2030-03-31T00:00:00Z', to: '2030-04-02T00:00:00Z' })
    expect(data).toEqual([
      expect.objectContaining({ time_zone: 'Europe/Warsaw', city: 'Łódź', seats_taken: 0, seats_max: 8, revision: 1 }),
    ])
  })

  test('is everybody’s own: the office sees all, artists theirs, students those with a seat', async () => {
    const { artist, artistId, id } = await artistWithSession('2031-05-05T08:00:00Z', '2031-05-05T14:00:00Z')
    const may = { from: '2031-05-01T00:00:00Z', to: '2031-06-01T00:00:00Z' }
    const visibleTo = async (visitor: typeof artist, more: object = {}) =>
      (await visitor.send(calendar.sessions, { ...may, ...more })).data.map(({ training_id }) => training_id)
    expect(await visibleTo(artist)).toEqual([id])
    expect(await visibleTo(world.as.office)).toContain(id)
    expect(await visibleTo(world.as.office, { artistId })).toEqual([id])
    expect(await visibleTo(world.as.office, { artistId: artistId + 1 })).toEqual([])
    expect(await visibleTo(world.as.artist)).toEqual([])
    expect(await visibleTo(world.as.student)).toEqual([])
    await giveSeat(id, cast.student.email)
    expect(await visibleTo(world.as.student)).toEqual([id])
  })

  test('counts the trainings of each month of a year that the reader sees, without those that will not take place', async () => {
    const { artist, artistId } = await artistWithSession('2034-01-01T09:00:00Z', '2034-01-01T14:00:00Z')
    // By the academy's clock this is January 2034, and that of the next year.
    await artistWithSession('2033-12-31T23:30:00Z', '2034-01-01T05:00:00Z', { artistId })
    await artistWithSession('2034-12-31T23:30:00Z', '2035-01-01T05:00:00Z', { artistId })
    await artistWithSession('2034-03-05T09:00:00Z', '2034-03-05T14:00:00Z', { artistId })
    await artistWithSession('2034-04-05T09:00:00Z', '2034-04-05T14:00:00Z', { artistId, state: 'CANCELLED' })
    await artistWithSession('2034-05-05T09:00:00Z', '2034-05-05T14:00:00Z', { artistId, state: 'REJECTED' })
    // Its participant still plans to come.
    const rejected = { artistId, state: 'REJECTED' as const }
    const { id } = await artistWithSession('2034-06-05T09:00:00Z', '2034-06-05T14:00:00Z', rejected)
    await giveSeat(id, cast.fellow.email)
    const months = [
      { month: 1, trainings: 2 },
      { month: 3, trainings: 1 },
      { month: 6, trainings: 1 },
    ]
    expect((await artist.send(calendar.year, { year: 2034 })).data).toEqual(months)
    expect((await world.as.office.send(calendar.year, { year: 2034, artistId })).data).toEqual(months)
    expect((await world.as.student.send(calendar.year, { year: 2034 })).data).toEqual([])
  })

  test('answers for some months at most, and for a span that ends after it begins', async () => {
    const problem = async (span: object) =>
      (await world.as.office.attempt(calendar.sessions, { ...november, ...span })).status
    expect(await problem({ to: november.from })).toBe(422)
    expect(await problem({ to: '2027-06-01T00:00:00Z' })).toBe(422)
    expect(await problem({ from: 'x' })).toBe(422)
    expect(await problem({})).toBe(200)
  })
})

describe('a calendar elsewhere', () => {
  test('reads the sessions at a secret address that is shown once', async () => {
    const { artist, id, artistId } = await artistWithSession('2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z')
    await artistWithSession('2026-11-24T22:00:00Z', '2026-11-25T05:00:00Z', { artistId, state: 'DRAFT' })
    expect((await artist.send(calendar.feed, {})).data).toEqual({ created_at: null })
    const { address } = (await artist.send(calendar.renewFeed, {})).data
    expect(address).toMatch(/\/api\/calendar\/feed\/[\w-]{43}\.ics$/)
    expect((await artist.send(calendar.feed, {})).data).toEqual({ created_at: expect.any(String) })

    const answer = await fetched(address)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const [event, ...others] = eventsOf(answer.text)
    expect(others).toEqual([])
    // Seven hours, for clocks are put back in that night.
    expect(event).toMatchObject({
      starts: '2026-10-24T22:00:00.000Z',
      ends: '2026-10-25T05:00:00.000Z',
      status: 'CONFIRMED',
      sequence: 0,
      url: expect.stringContaining(`/#/training/${id}`),
    })
    expect(event?.description).toBe('00:00–06:00 (czas środkowoeuropejski)')
  })

  test('gets a 304, or what changed: the event has the same UID, its sequence rises', async () => {
    const { artist, id } = await artistWithSession('2027-01-10T09:00:00Z', '2027-01-10T15:00:00Z')
    const { address } = (await artist.send(calendar.renewFeed, {})).data
    const first = await fetched(address)
    const again = await fetched(address, { 'if-none-match': first.headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])

    await world.db
      .updateTable('training_sessions')
      .set({ starts_at: '2027-01-11T09:00:00Z', ends_at: '2027-01-11T15:00:00Z' })
      .where('training_id', '=', id)
      .execute()
    const moved = await fetched(address, { 'if-none-match': first.headers.etag })
    const [before, after] = [eventsOf(first.text)[0], eventsOf(moved.text)[0]]
    expect(after).toMatchObject({ uid: before?.uid, sequence: 1, starts: '2027-01-11T09:00:00.000Z' })

    await world.db.updateTable('trainings').set({ seats_max: 9 }).where('id', '=', id).execute()
    expect(eventsOf((await fetched(address)).text)[0]?.sequence).toBe(1)
    await world.db
      .updateTable('trainings')
      .set({ state: 'CANCELLED', cancel_reason: 'Zalało studio.' })
      .where('id', '=', id)
      .execute()
    expect(eventsOf((await fetched(address)).text)[0]).toMatchObject({
      uid: before?.uid,
      sequence: 2,
      status: 'CANCELLED',
      summary: `ODWOŁANE: ${before?.summary}`,
    })
  })

  test('shows its artist what was rejected as cancelled while nobody has a seat, and as planned again afterwards', async () => {
    const { artist, id } = await artistWithSession('2027-03-10T09:00:00Z', '2027-03-10T15:00:00Z')
    const { address } = (await artist.send(calendar.renewFeed, {})).data
    const shown = async () => eventsOf((await fetched(address)).text)[0]
    const become = (state: 'REJECTED' | 'PENDING_VERIFICATION') =>
      world.db.updateTable('trainings').set({ state }).where('id', '=', id).execute()
    await become('PENDING_VERIFICATION')
    const before = await shown()
    expect(before?.status).toBe('TENTATIVE')
    await become('REJECTED')
    const rejected = await shown()
    expect(rejected).toMatchObject({ uid: before?.uid, status: 'CANCELLED' })
    expect(rejected?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    await become('PENDING_VERIFICATION')
    expect((await shown())?.status).toBe('TENTATIVE')
  })

  test('shows a student what was called off, though the seat is given back', async () => {
    const { id } = await artistWithSession('2027-02-10T09:00:00Z', '2027-02-10T15:00:00Z')
    await giveSeat(id, cast.student.email)
    const { address } = (await world.as.student.send(calendar.renewFeed, {})).data
    const shown = async () =>
      eventsOf((await fetched(address)).text).find(({ url }) => url.endsWith(`/#/my/trainings/${id}`))?.status
    expect(await shown()).toBe('CONFIRMED')
    const participants = world.db.updateTable('participants').set({ status: 'CANCELLED' })
    await participants.where('training_id', '=', id).execute()
    expect(await shown()).toBe('CANCELLED')
    await world.db.updateTable('trainings').set({ state: 'CANCELLED' }).where('id', '=', id).execute()
    expect(await shown()).toBe('CANCELLED')
  })

  test('cancels a session that was removed, and a seat that was given up until it is taken again', async () => {
    const { id } = await artistWithSession('2027-03-10T09:00:00Z', '2027-03-10T15:00:00Z')
    const more = { training_id: id, starts_at: '2027-03-11T09:00:00Z', ends_at: '2027-03-11T15:00:00Z' }
    await world.db.insertInto('training_sessions').values(more).execute()
    await giveSeat(id, cast.student.email)
    const { address } = (await world.as.student.send(calendar.renewFeed, {})).data
    const shown = async () =>
      eventsOf((await fetched(address)).text)
        .filter(({ url }) => url.endsWith(`/#/my/trainings/${id}`))
        .toSorted((one, other) => one.starts.localeCompare(other.starts))
    const before = await shown()
    const seat = (status: 'CANCELLED' | 'CONFIRMED') =>
      world.db.updateTable('participants').set({ status }).where('training_id', '=', id).execute()
    await seat('CANCELLED')
    const givenUp = await shown()
    expect(givenUp).toMatchObject([
      { uid: before[0]?.uid, status: 'CANCELLED', summary: `SEAT GIVEN UP: ${before[0]?.summary}`, sequence: 1 },
      { uid: before[1]?.uid, status: 'CANCELLED', sequence: 1 },
    ])
    await seat('CONFIRMED')
    expect(await shown()).toMatchObject([
      { status: 'CONFIRMED', sequence: 2 },
      { status: 'CONFIRMED', sequence: 2 },
    ])
    await world.db
      .deleteFrom('training_sessions')
      .where('training_id', '=', id)
      .where('starts_at', '=', more.starts_at)
      .execute()
    expect(await shown()).toMatchObject([
      { uid: before[0]?.uid, status: 'CONFIRMED' },
      { uid: before[1]?.uid, status: 'CANCELLED', sequence: 3, summary: `CANCELED: ${before[1]?.summary}` },
    ])
  })

  test('cancels for its first artist a training that was given to another, until it is given back', async () => {
    const { artist, artistId, id } = await artistWithSession('2027-03-10T09:00:00Z', '2027-03-10T15:00:00Z')
    const { artistId: other } = await artistWithSession('2027-04-10T09:00:00Z', '2027-04-10T15:00:00Z')
    const { address } = (await artist.send(calendar.renewFeed, {})).data
    const shown = async () => eventsOf((await fetched(address)).text)
    const [before] = await shown()
    const give = (pro_artist_id: number) =>
      world.db.updateTable('trainings').set({ pro_artist_id }).where('id', '=', id).execute()
    await give(other)
    expect(await shown()).toMatchObject([
      { uid: before?.uid, status: 'CANCELLED', sequence: 1, summary: `ODWOŁANE: ${before?.summary}` },
    ])
    await give(artistId)
    expect(await shown()).toMatchObject([{ uid: before?.uid, status: 'CONFIRMED', sequence: 2 }])
  })

  test('cancels what an artist who was deleted had planned, where the account has another part in the portal', async () => {
    const { artist, artistId, id } = await artistWithSession('2027-03-10T09:00:00Z', '2027-03-10T15:00:00Z')
    const { address } = (await artist.send(calendar.renewFeed, {})).data
    await sql`
      insert into user_roles select user_id, roles.id from pro_artists, roles where pro_artists.id = ${artistId} and name = 'client'
    `.execute(world.db)
    await world.as.office.send(artists.remove, { id: artistId })
    const events = eventsOf((await fetched(address)).text)
    expect(events).toMatchObject([{ status: 'CANCELLED', url: expect.stringContaining(`/${id}`) }])
  })

  test('finds nothing at an address that was replaced, switched off or never made, or of a blocked account', async () => {
    const { visitor, id } = await world.person('client')
    const address = async () => (await visitor.send(calendar.renewFeed, {})).data.address
    const [first, second] = [await address(), await address()]
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200])
    await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
    expect((await fetched(second)).status).toBe(404)
    await world.db.updateTable('users').set({ is_blocked: false }).where('id', '=', id).execute()
    await visitor.send(calendar.revokeFeed, {})
    expect((await fetched(second)).status).toBe(404)
    expect((await fetched('/api/calendar/feed/unknown.ics')).status).toBe(404)
    expect((await visitor.send(calendar.feed, {})).data).toEqual({ created_at: null })
  })

  test('keeps its secret: neither the database nor the audit log has it', async () => {
    const { visitor, id } = await world.person('client')
    const { address } = (await visitor.send(calendar.renewFeed, {})).data
    const secret = address.split('/').at(-1)?.replace('.ics', '') as string
    const { rows } = await sql<{ row: string }>`
      select feeds::text as row from calendar_feeds feeds union all select audit_log::text from audit_log
    `.execute(world.db)
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
    const lines = await world.db.selectFrom('audit_log').select('event').where('user_id', '=', id).execute()
    expect(lines).toContainEqual({ event: 'user.calendarFeedRenewed' })
  })
})

test('one training’s sessions come as a file, in the reader’s language', async () => {
  const { artist, id } = await artistWithSession('2027-03-27T23:00:00Z', '2027-03-28T05:00:00Z')
  const answer = await artist.call(calendar.trainingFile, { id })
  expect(answer.headers['content-disposition']).toContain('attachment; filename="atelier.ics"')
  expect(eventsOf(answer.text)).toEqual([
    expect.objectContaining({
      summary: 'Brwi pudrowe od podstaw',
      description: '00:00–07:00 (czas środkowoeuropejski)',
    }),
  ])
})

type More = { artistId?: number; state?: 'PUBLISHED' | 'DRAFT' | 'CANCELLED' | 'REJECTED' }

/** An artist, new where none is named, with a training of one session. */
async function artistWithSession(starts_at: string, ends_at: string, { artistId, state = 'PUBLISHED' }: More = {}) {
  const person = await world.person('pro-artist')
  const own = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const id = await insertTraining(world.db, artistId ?? own.id, { state })
  await world.db.deleteFrom('training_sessions').where('training_id', '=', id).execute()
  await world.db.deleteFrom('removed_sessions').where('training_id', '=', id).execute()
  await world.db.insertInto('training_sessions').values({ training_id: id, starts_at, ends_at }).execute()
  return { artist: person.visitor, artistId: own.id, id }
}

async function giveSeat(training_id: number, email: string) {
  const { id: student_id } = await world.db
    .selectFrom('students')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const seat = { training_id, student_id, student_package_id: null, outcome: 'NONE', status: 'CONFIRMED' } as const
  await world.db
    .insertInto('participants')
    .values({ ...seat, registered_at: new Date() })
    .execute()
}

async function fetched(address: string, headers: Record<string, string | undefined> = {}) {
  const url = address.startsWith('/') ? address : new URL(address).pathname
  const { statusCode, headers: answered, body } = await world.app.inject({ url, headers: headers as never })
  return { status: statusCode, headers: answered as Record<string, string>, text: body }
}

/** As a program of somebody else reads them. */
function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, description, startDate, endDate } = new ICAL.Event(component)
    return {
      ...{ uid, sequence, summary, description },
      starts: startDate.toJSDate().toISOString(),
      ends: endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
      url: String(component.getFirstPropertyValue('url')),
    }
  })
}
