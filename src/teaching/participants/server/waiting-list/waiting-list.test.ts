import { beforeAll, describe, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { moveTo, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { releaseSeats } from '../participants.steps.ts'
import { offerFreeSeats } from '../seats/free-seats.steps.ts'
import { moveOffersOn } from './move-offers-on.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const hour = 3_600_000
const options = { is_entry_returned: true, is_late: false, is_told: false }

async function student() {
  const { account, visitor } = await world.person('client')
  const id = await studentOf(world.db, account.email)
  return { id, email: account.email, visitor }
}
type Student = Awaited<ReturnType<typeof student>>

/** A full training of one seat, and students who wait for it. */
async function fullTraining(count: number, values: Parameters<typeof trainingOf>[2] = {}) {
  const id = await trainingOf(world.db, null, { startsIn: 240, ...values, seats_max: 1 })
  const seated = await student()
  const { data: seat } = await world.as.office.send(participants.register, {
    id,
    student_id: seated.id,
    student_package_id: null,
  })
  const waiting = await Promise.all(Array.from({ length: count }, student))
  for (const { id: student_id } of waiting)
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: true })
  const free = () => world.as.office.send(participants.cancel, { id, participant_id: seat.id, ...options })
  return { id, waiting, free }
}

const board = async (id: number) => (await world.as.office.send(participants.board, { id })).data
const waitingAt = async (id: number) =>
  (await board(id)).waiting.map(({ student, status, position }) => [student.id, status, position])
const linkOf = async ({ email }: Student) =>
  /training\/offer\/([\w-]+)/.exec((await world.lastMail(email)).text ?? '')?.[1] ?? ''
const moveOn = (now = new Date()) => moveOffersOn({ ...world.portal, clock: () => now }, listeners)

test('a seat that becomes free is offered to the first, and held', async () => {
  const { id, waiting, free } = await fullTraining(2)
  const [first, second] = waiting as [Student, Student]
  await free()
  expect(await waitingAt(id)).toEqual([
    [first.id, 'OFFERED', 1],
    [second.id, 'WAITING', 2],
  ])
  expect(await board(id)).toMatchObject({ seats_taken: 1, no_offer: 'full' })
  const other = await student()
  expect(
    await world.as.office.call(participants.register, { id, student_id: other.id, student_package_id: null }),
  ).toMatchObject({
    body: { code: 'training_full' },
  })
  const left = Date.parse((await board(id)).waiting[0]?.offer_ends_at ?? '') - Date.now()
  expect(Math.round(left / hour)).toBe(48)
})

test('the holder of the link takes the seat without signing in, once', async () => {
  const { id, waiting, free } = await fullTraining(1)
  const [first] = waiting as [Student]
  await free()
  const hash = await linkOf(first)
  const guest = await world.guest()
  expect((await guest.send(waitingList.offer, { hash })).data).toMatchObject({
    status: 'OFFERED',
    first_name: 'Anna',
  })
  expect((await guest.send(waitingList.acceptOffer, { hash, student_package_id: null })).data.status).toBe('ACCEPTED')
  expect(await board(id)).toMatchObject({
    seats_taken: 1,
    waiting: [],
    participants: [{ student: { id: first.id }, status: 'CONFIRMED' }, { status: 'CANCELLED' }],
  })
  // A second click gets the same response, and charges nothing more.
  expect((await guest.send(waitingList.acceptOffer, { hash, student_package_id: null })).data.status).toBe('ACCEPTED')
  expect((await board(id)).seats_taken).toBe(1)
  expect(await guest.call(waitingList.declineOffer, { hash })).toMatchObject({ status: 409 })
  expect(await guest.call(waitingList.offer, { hash: 'unknown' })).toMatchObject({
    status: 404,
    body: { code: 'offer_unknown' },
  })
})

test('a student who waits for a seat that is paid otherwise confirms it when they take it, or chooses a package of theirs', async () => {
  const { waiting, free } = await fullTraining(1)
  const [first] = waiting as [Student]
  await free()
  const hash = await linkOf(first)
  const guest = await world.guest()
  expect(await guest.call(waitingList.acceptOffer, { hash })).toMatchObject({
    status: 422,
    body: { errors: { student_package_id: [expect.any(String)] } },
  })
  const { id: student_package_id } = await soldTo(world.db, first.email, {})
  expect((await guest.send(waitingList.offer, { hash })).data.packages).toMatchObject([{ id: student_package_id }])
  await guest.send(waitingList.acceptOffer, { hash, student_package_id })
  const { seats } = (await first.visitor.send(participants.mine, {})).data
  expect(seats).toMatchObject([{ package: { id: student_package_id } }])
})

test('a student who takes an offered seat after the limit has a day to cancel', async () => {
  const { waiting, free } = await fullTraining(1, { startsIn: 72 })
  const [first] = waiting as [Student]
  await free()
  const hash = await linkOf(first)
  await (await world.guest()).send(waitingList.acceptOffer, { hash, student_package_id: null })
  const [seat] = (await first.visitor.send(participants.mine, {})).data.seats
  const left = Date.parse(seat?.cancels_free_until ?? '') - Date.now()
  expect(Math.round(left / hour)).toBe(24)
})

test('a student who takes a seat at the time of another training has to confirm it', async () => {
  const { waiting, free } = await fullTraining(1)
  const [first] = waiting as [Student]
  await free()
  const hash = await linkOf(first)
  const guest = await world.guest()
  const { sessions } = (await guest.send(waitingList.offer, { hash })).data
  const other = await trainingOf(world.db, null)
  await world.db
    .updateTable('training_sessions')
    .set({ starts_at: sessions[0]?.starts_at as string, ends_at: sessions[0]?.ends_at as string })
    .where('training_id', '=', other)
    .execute()
  await seatAt(world.db, other, first.email)
  const offer = (await guest.send(waitingList.offer, { hash })).data
  expect(offer.overlaps).toMatchObject([{ id: other, title: { pl: expect.any(String) } }])
  expect(await guest.call(waitingList.acceptOffer, { hash, student_package_id: null })).toMatchObject({
    status: 409,
    body: { code: 'student_overlaps' },
  })
  const own = (await first.visitor.send(participants.mine, {})).data.waiting
  expect(own).toMatchObject([{ status: 'OFFERED', overlaps: [{ id: other }] }])
  expect(
    (await guest.send(waitingList.acceptOffer, { hash, student_package_id: null, is_overlap_meant: true })).data.status,
  ).toBe('ACCEPTED')
})

test('the link is in the mail alone', async () => {
  const { waiting, free } = await fullTraining(1)
  await free()
  const hash = await linkOf(waiting[0] as Student)
  expect(hash.length).toBeGreaterThan(40)
  const { details } = await world.db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'waitingStudent.offered')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(details)).not.toContain(hash)
})

test('who signs in sees the offer among their trainings, and takes or declines it there', async () => {
  const { id, waiting, free } = await fullTraining(2)
  const [first, second] = waiting as [Student, Student]
  await free()
  const offered = async ({ visitor }: Student) => (await visitor.send(participants.mine, {})).data.waiting
  expect(await offered(first)).toMatchObject([{ status: 'OFFERED', position: 1 }])
  expect(await offered(second)).toMatchObject([{ status: 'WAITING', position: 2, offer_ends_at: null }])
  await first.visitor.send(waitingList.leave, { id: (await offered(first))[0]?.id ?? 0 })
  expect(await waitingAt(id)).toEqual([[second.id, 'OFFERED', 1]])
  const accepted = { id: (await offered(second))[0]?.id ?? 0, student_package_id: null }
  // Two calls at once: both get the response that the seat is theirs.
  await Promise.all([1, 2].map(() => second.visitor.send(waitingList.accept, accepted)))
  expect((await board(id)).participants[0]).toMatchObject({ student: { id: second.id }, status: 'CONFIRMED' })
})

describe('the list moves on by itself', () => {
  test('when an offer ends, also after a day without the portal, and once for all processes', async () => {
    const { id, waiting, free } = await fullTraining(3)
    const [first, second] = waiting as [Student, Student]
    await free()
    const later = new Date(shift(new Date(), { hours: 72 }))
    await Promise.all([moveOn(later), moveOn(later), moveOn(later)])
    expect(await waitingAt(id)).toMatchObject([
      [second.id, 'OFFERED', 1],
      [expect.any(Number), 'WAITING', 2],
    ])
    expect((await board(id)).seats_taken).toBe(1)
    const mails = await world.db.selectFrom('mails').select('id').where('to', '=', second.email).execute()
    expect(mails).toHaveLength(1)
    const hash = await linkOf(first)
    const { data } = await (await world.guest()).send(waitingList.offer, { hash })
    expect(data.status).toBe('EXPIRED')
    await moveOn(later)
    expect((await board(id)).waiting).toHaveLength(2)
  })

  test('when an offer is over, though the clock has not come by yet, nobody takes it', async () => {
    const { id, waiting, free } = await fullTraining(1)
    await free()
    await world.db
      .updateTable('waiting_students')
      .set({ offer_ends_at: shift(new Date(), { minutes: -1 }) })
      .where('training_id', '=', id)
      .execute()
    const hash = await linkOf(waiting[0] as Student)
    const guest = await world.guest()
    expect((await guest.send(waitingList.offer, { hash })).data.status).toBe('EXPIRED')
    expect(await guest.call(waitingList.acceptOffer, { hash, student_package_id: null })).toMatchObject({
      body: { code: 'offer_over' },
    })
  })

  test('when the training gets more seats', async () => {
    const { id, waiting } = await fullTraining(3)
    await world.db.updateTable('trainings').set({ seats_max: 3 }).where('id', '=', id).execute()
    await world.db.transaction().execute((db) => offerFreeSeats(portalActs(world, db), id))
    expect((await waitingAt(id)).map(([, status]) => status)).toEqual(['OFFERED', 'OFFERED', 'WAITING'])
    expect(waiting).toHaveLength(3)
  })

  test('when somebody leaves it, who comes next moves up', async () => {
    const { id, waiting } = await fullTraining(2)
    const [first, second] = waiting as [Student, Student]
    const [row] = (await board(id)).waiting
    await world.as.office.send(waitingList.remove, { id, waiting_id: row?.id ?? 0 })
    expect(await waitingAt(id)).toEqual([[second.id, 'WAITING', 1]])
    expect((await first.visitor.send(participants.mine, {})).data.waiting).toEqual([])
  })

  test('until the training begins: then nobody waits any more', async () => {
    const { id, free } = await fullTraining(2)
    await free()
    await moveTo(world.db, id, -1)
    await moveOn()
    expect((await board(id)).waiting).toEqual([])
    expect((await board(id)).seats_taken).toBe(0)
  })
})

describe('a student without an offer sees why', () => {
  const reasons = {
    full: {},
    not_published: { state: 'UNPUBLISHED' },
    begins_soon: { startsIn: 3 },
  } as const
  test.each(Object.entries(reasons))('%s', async (reason, values) => {
    const { id, free } = await fullTraining(1, values)
    if (reason !== 'full') await free()
    expect((await board(id)).no_offer).toBe(reason)
    expect((await board(id)).waiting).toMatchObject([{ status: 'WAITING' }])
  })

  test('nobody has an entry, or all are blocked; the next who can is offered the seat', async () => {
    const { id, free } = await fullTraining(0)
    const [poor, blocked, rich] = [await student(), await student(), await student()]
    for (const { id: student_id } of [poor, blocked])
      await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: student_id === blocked.id })
    await world.db.updateTable('students').set({ status: 'BLOCKED' }).where('id', '=', blocked.id).execute()
    await free()
    expect((await board(id)).no_offer).toBe('no_entry')
    const { id: package_id } = await soldTo(world.db, rich.email, {})
    await world.as.office.send(waitingList.join, { id, student_id: rich.id, is_paid_otherwise: false })
    expect(await waitingAt(id)).toEqual([
      [poor.id, 'WAITING', 1],
      [blocked.id, 'WAITING', 2],
      [rich.id, 'OFFERED', 3],
    ])
    await (await world.guest()).send(waitingList.acceptOffer, {
      ...{ hash: await linkOf(rich), student_package_id: package_id },
    })
    expect((await board(id)).participants[0]).toMatchObject({ student: { id: rich.id }, package: { id: package_id } })
  })
})

test('a student who waits and loses the entry later is notified once, and again only after they had another', async () => {
  const { id } = await fullTraining(0)
  const { id: student_id, email, visitor } = await student()
  const { id: sold } = await soldTo(world.db, email, {})
  await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: false })
  const messages = async () => {
    const mails = await world.db.selectFrom('mails').select('subject').where('to', '=', email).execute()
    return mails.filter(({ subject }) => subject.startsWith('Brakuje wejścia')).length
  }
  const use = (entries_used: number) =>
    world.db.updateTable('student_packages').set({ entries_used }).where('id', '=', sold).execute()
  await moveOn()
  expect(await messages()).toBe(0)
  const become = (status: 'ACTIVE' | 'BLOCKED') =>
    world.db.updateTable('students').set({ status }).where('id', '=', student_id).execute()
  await use(3)
  // A student who cannot sign in is notified once they can again.
  await become('BLOCKED')
  await moveOn()
  expect(await messages()).toBe(0)
  await become('ACTIVE')
  await moveOn()
  await moveOn()
  expect(await messages()).toBe(1)
  expect((await visitor.send(participants.mine, {})).data.waiting).toMatchObject([{ can_pay: false }])
  await use(2)
  await moveOn()
  // Put off past the end of the package.
  await moveTo(world.db, id, 24 * 90)
  await moveOn()
  expect(await messages()).toBe(2)
  const other = await student()
  await world.as.office.send(waitingList.join, { id, student_id: other.id, is_paid_otherwise: false })
  await moveOn()
  const options = await world.db.selectFrom('mails').select('subject').where('to', '=', other.email).execute()
  expect(options.filter(({ subject }) => subject.startsWith('Brakuje wejścia'))).toHaveLength(1)
})

test('shortly before the training an offer expires after half of the remaining time', async () => {
  const { id, free } = await fullTraining(1, { startsIn: 20 })
  await free()
  const left = Date.parse((await board(id)).waiting[0]?.offer_ends_at ?? '') - Date.now()
  expect(Math.round(left / hour)).toBe(10)
})

test('nobody waits twice, or for what they have', async () => {
  const { id, waiting } = await fullTraining(1)
  const { participants: seats } = await board(id)
  const join = (student_id: number) =>
    world.as.office.call(waitingList.join, { id, student_id, is_paid_otherwise: true })
  expect(await join(waiting[0]?.id ?? 0)).toMatchObject({ status: 409, body: { code: 'already_waiting' } })
  expect(await join(seats[0]?.student.id ?? 0)).toMatchObject({ status: 409, body: { code: 'already_participant' } })
})

test('a student with an offer who is registered by the office has the seat, and no second one is reserved', async () => {
  const { id, waiting, free } = await fullTraining(1)
  await free()
  await world.as.office.send(participants.register, { id, student_id: waiting[0]?.id ?? 0, student_package_id: null })
  expect(await board(id)).toMatchObject({ seats_taken: 1, waiting: [] })
})

test('a cancelled training lets nobody wait, and writes to all who did', async () => {
  const { id, waiting, free } = await fullTraining(2)
  await free()
  await world.db
    .updateTable('trainings')
    .set({ state: 'CANCELLED', cancel_reason: 'Choroba.' })
    .where('id', '=', id)
    .execute()
  await releaseSeats(portalActs(world), id)
  expect(await board(id)).toMatchObject({ seats_taken: 0, waiting: [] })
  for (const { email } of waiting)
    expect(await world.lastMail(email)).toMatchObject({
      subject: expect.stringContaining('Szkolenie odwołane'),
      text: expect.stringContaining('Choroba.'),
    })
})

test('a student who waits without an entry is notified that a free seat passes them by, and what to do', async () => {
  const { id } = await fullTraining(0)
  const [poor, rich] = [await student(), await student()]
  await soldTo(world.db, rich.email, {})
  for (const { id: student_id } of [poor, rich])
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: false })
  expect((await world.lastMail(poor.email)).text).toContain('Napisz do biura')
  expect((await poor.visitor.send(participants.mine, {})).data.waiting).toMatchObject([{ can_pay: false }])
  expect(await world.db.selectFrom('mails').select('id').where('to', '=', rich.email).execute()).toEqual([])
  expect((await rich.visitor.send(participants.mine, {})).data.waiting).toMatchObject([{ can_pay: true }])
})
