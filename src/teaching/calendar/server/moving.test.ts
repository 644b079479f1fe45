import { beforeAll, describe, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const ten = { day: '2030-05-06', from: '10:00', to: '16:00' }

describe('a session is moved', () => {
  test('by the clock of its training’s place, and stays the same one', async () => {
    const { artist, sessionId } = await artistWithTraining({ state: 'DRAFT' })
    const { data } = await artist.send(calendar.moveSession, { id: sessionId, ...ten, revision: 1 })
    expect(data).toEqual({ state: 'DRAFT', revision: 2, former_overlap_reason: null })
    expect(await sessionOf(sessionId)).toMatchObject({
      starts_at: '2030-05-06T08:00:00.000Z',
      ends_at: '2030-05-06T14:00:00.000Z',
      sequence: 1,
    })
  })

  test('over midnight and over a change of clocks, with the right local end', async () => {
    const { artist, sessionId } = await artistWithTraining({ state: 'DRAFT' })
    await artist.send(calendar.moveSession, { id: sessionId, day: '2030-10-26', from: '22:00', to: '06:00' })
    expect(await sessionOf(sessionId)).toMatchObject({
      starts_at: '2030-10-26T20:00:00.000Z',
      ends_at: '2030-10-27T05:00:00.000Z',
    })
    const skipped = { id: sessionId, day: '2030-03-31', from: '02:30', to: '06:00' }
    expect((await artist.attempt(calendar.moveSession, skipped)).status).toBe(422)
  })

  test('with nothing else of the training changed, and the other sessions where they were', async () => {
    const { artist, sessionId, id } = await artistWithTraining({ state: 'DRAFT' })
    const other = { starts_at: '2030-05-08T08:00:00.000Z', ends_at: '2030-05-08T14:00:00.000Z' }
    await world.db
      .insertInto('training_sessions')
      .values({ training_id: id, ...other })
      .execute()
    const before = await rowOf(id)
    await artist.send(calendar.moveSession, { id: sessionId, ...ten })
    const { starts_at: _, revision, ...after } = await rowOf(id)
    expect(revision).toBe(2)
    expect(before).toMatchObject(after)
    const sessions = await world.db
      .selectFrom('training_sessions')
      .select(['starts_at', 'sequence'])
      .where('training_id', '=', id)
      .orderBy('starts_at')
      .execute()
    expect(sessions[1]).toEqual({ starts_at: other.starts_at, sequence: 0 })
  })

  test('sends what the office verified back to it, unless the office moves it', async () => {
    const { artist, sessionId } = await artistWithTraining({ state: 'PUBLISHED' })
    const moved = await world.as.office.send(calendar.moveSession, { id: sessionId, ...ten })
    expect(moved.data.state).toBe('PUBLISHED')
    const again = await artist.send(calendar.moveSession, { id: sessionId, ...ten, from: '11:00' })
    expect(again.data.state).toBe('PENDING_VERIFICATION')
  })

  test('never onto another training of the artist without a reason: the refusal names the other one', async () => {
    const { artist, artistId, sessionId } = await artistWithTraining({ state: 'DRAFT' })
    const other = await insertTraining(world.db, artistId, { title: { pl: 'Usta', 'en-US': 'Lips' } })
    await world.db
      .updateTable('training_sessions')
      .set({ starts_at: '2030-05-06T13:00:00Z', ends_at: '2030-05-06T17:00:00Z' })
      .where('training_id', '=', other)
      .execute()
    const refused = await artist.attempt(calendar.moveSession, { id: sessionId, ...ten })
    expect(refused).toMatchObject({ status: 409, body: { code: 'training_overlaps' } })
    expect((refused.body as { message: string }).message).toContain('Usta')
    const overlap_reason = 'Druga grupa ma asystentkę.'
    expect((await artist.attempt(calendar.moveSession, { id: sessionId, ...ten, overlap_reason })).status).toBe(200)
    // A session that is moved away and back has the former reason of its overlap.
    const away = await artist.send(calendar.moveSession, { id: sessionId, ...ten, day: '2030-05-07' })
    const { former_overlap_reason } = away.data
    expect(former_overlap_reason).toBe(overlap_reason)
    const back = { id: sessionId, ...ten, overlap_reason: former_overlap_reason }
    expect((await artist.attempt(calendar.moveSession, back)).status).toBe(200)
  })

  test('only while it is not over, by those who may, and over nobody’s newer change', async () => {
    const { artist, sessionId, id } = await artistWithTraining({ state: 'PUBLISHED' })
    const { visitor: guest } = await world.person('pro-artist')
    expect((await guest.attempt(calendar.moveSession, { id: sessionId, ...ten })).status).toBe(404)
    await world.as.office.send(calendar.moveSession, { id: sessionId, ...ten, revision: 1 })
    const stale = await artist.attempt(calendar.moveSession, { id: sessionId, ...ten, to: '17:00', revision: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    const past = { starts_at: shift(new Date(), { hours: -9 }), ends_at: shift(new Date(), { hours: -3 }) }
    await world.db.updateTable('training_sessions').set(past).where('id', '=', sessionId).execute()
    const over = await artist.attempt(calendar.moveSession, { id: sessionId, ...ten })
    expect(over).toMatchObject({ status: 409, body: { code: 'session_over' } })
    await world.db.updateTable('training_sessions').set(past).where('id', '=', sessionId).execute()
    expect((await rowOf(id)).state).toBe('PUBLISHED')
  })
})

async function artistWithTraining({ state }: { state: 'DRAFT' | 'PUBLISHED' }) {
  const { id: userId, visitor } = await world.person('pro-artist')
  const { id: artistId } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const id = await insertTraining(world.db, artistId, { state })
  const session = await world.db
    .selectFrom('training_sessions')
    .select('id')
    .where('training_id', '=', id)
    .executeTakeFirstOrThrow()
  return { artist: visitor, artistId, id, sessionId: session.id }
}

function sessionOf(id: number) {
  return world.db.selectFrom('training_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function rowOf(id: number) {
  return world.db.selectFrom('trainings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
