import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'

/*
 * A seat that is cancelled by the training's leader: what an artist may retain, and what happens to recorded
 * attendance.
 */

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = await castArtist(world.db)
  return world.close
})

const keeps = { is_entry_returned: false, is_late: true, is_told: false }

/** Somebody who took a seat with an entry of theirs at a training of the artist's, so many hours before it begins. */
async function paidSeat(startsIn: number) {
  const { account } = await world.person('client')
  const { id: student_package_id } = await soldTo(world.db, account.email, { entries_used: 1 })
  const id = await trainingOf(world.db, artistId, { startsIn })
  const participant_id = await seatAt(world.db, id, account.email, { student_package_id, status: 'CONFIRMED' })
  const cancel = (by: 'artist' | 'office', options: Partial<Input<typeof participants.cancel>> = {}) =>
    world.as[by].call(participants.cancel, { id, participant_id, ...keeps, ...options })
  const isEntryUsed = async () => {
    const sold = world.db.selectFrom('student_packages').select('entries_used').where('id', '=', student_package_id)
    return (await sold.executeTakeFirstOrThrow()).entries_used === 1
  }
  return { id, participant_id, cancel, isEntryUsed }
}

test('an artist who cancels a seat before the limit cannot retain the entry', async () => {
  const { cancel, isEntryUsed } = await paidSeat(24 * 10)
  expect(await cancel('artist')).toMatchObject({
    status: 200,
    body: { data: { status: 'CANCELLED', is_late: false, is_returnable: false } },
  })
  expect(await isEntryUsed()).toBe(false)
})

test('after the limit an artist may keep what was paid, and the office may at any time', async () => {
  for (const [by, startsIn] of [
    ['artist', 24 * 3],
    ['office', 24 * 10],
  ] as const) {
    const { cancel, isEntryUsed } = await paidSeat(startsIn)
    expect(await cancel(by)).toMatchObject({ status: 200, body: { data: { is_late: true } } })
    expect(await isEntryUsed()).toBe(true)
  }
})

test('a seat with recorded attendance is taken back by the office alone, with a reason; the log keeps the marks', async () => {
  const { id, participant_id, cancel } = await paidSeat(-2)
  const { data: board } = await world.as.artist.send(participants.board, { id })
  const session_id = board.sessions[0]?.id as number
  await world.as.artist.send(participants.attend, { id, session_id, marks: [{ participant_id, is_present: true }] })
  expect(await cancel('artist')).toMatchObject({ status: 409, body: { code: 'seat_marked' } })
  expect(await cancel('office')).toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } })
  expect((await cancel('office', { reason: 'Pomylono osoby.' })).status).toBe(200)
  const { details } = await world.db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'participant.cancelled')
    .where('subject_id', '=', participant_id)
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ reason: 'Pomylono osoby.', present_at: [session_id], absent_at: [] })
})
