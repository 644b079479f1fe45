import { beforeAll, describe, expect, test } from 'vitest'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { moveTo, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { releaseSeats } from './participants.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const day = 24

/** A new student, with a package for each of the given numbers of days. */
async function student({ days = [] as number[] } = {}) {
  const { account, visitor } = await world.person('client')
  const sold: number[] = []
  for (const valid of [1, ...days])
    sold.push((await soldTo(world.db, account.email, { expires_at: new Date(Date.now() + valid * 86_400_000) })).id)
  const { id } = await world.db
    .selectFrom('students')
    .select('id')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow()
  return { id, visitor, email: account.email, packages: sold.slice(1) }
}

const usedOf = async (id: number | undefined) =>
  (
    await world.db
      .selectFrom('student_packages')
      .select('entries_used')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
  ).entries_used

const options = { is_entry_returned: true, is_late: false, is_told: true }

describe('a registration', () => {
  test('is paid by the package that is named; what expires first is offered first', async () => {
    const { office } = world.as
    const { id: student_id, packages } = await student({ days: [90, 40] })
    const [later, sooner] = packages
    const id = await trainingOf(world.db, null)
    const { data } = await office.send(participants.preview, { id, studentId: student_id })
    expect(data).toMatchObject({ refusal: null, packages: [{ id: sooner, entries_left: 3 }, { id: later }] })
    // Without a package in the request nothing is charged, and the response requires one.
    expect(await office.call(participants.register, { id, student_id })).toMatchObject({
      status: 422,
      body: { errors: { student_package_id: ['Wybierz, czym to miejsce będzie opłacone.'] } },
    })
    expect([await usedOf(sooner), await usedOf(later)]).toEqual([0, 0])
    const { data: seat } = await office.send(participants.register, { id, student_id, student_package_id: sooner ?? 0 })
    expect(seat).toMatchObject({ status: 'REGISTERED', package: { id: sooner } })
    const other = await trainingOf(world.db, null, { startsIn: 20 * day })
    await office.send(participants.register, { id: other, student_id, student_package_id: later ?? null })
    const free = await trainingOf(world.db, null, { startsIn: 25 * day })
    const { data: otherwise } = await office.send(participants.register, {
      ...{ id: free, student_id, student_package_id: null },
    })
    expect(otherwise.package).toBeNull()
    expect([await usedOf(sooner), await usedOf(later)]).toEqual([1, 1])
  })

  test('at two overlapping trainings is refused with their names, and is made once confirmed', async () => {
    const { office } = world.as
    const someone = await student()
    const [first, second, other] = await Promise.all(
      [40, 40.1, 50].map((days) => trainingOf(world.db, null, { startsIn: days * day })),
    )
    const register = (id = 0, is_overlap_meant?: boolean) =>
      office.call(participants.register, {
        ...{ id, student_id: someone.id, student_package_id: null },
        ...(is_overlap_meant && { is_overlap_meant }),
      })
    expect((await register(first)).status).toBe(201)
    const preview = (id = 0) => office.send(participants.preview, { id, studentId: someone.id })
    expect((await preview(second)).data).toMatchObject({
      has_overlap: true,
      overlaps: [{ id: first, starts_at: expect.stringMatching(/\.\d{3}Z$/) }],
    })
    expect(await register(second)).toMatchObject({
      status: 409,
      body: {
        code: 'student_overlaps',
        message: expect.stringContaining('Brwi pudrowe od podstaw ('),
        details: { overlaps: [{ id: first }] },
      },
    })
    expect((await register(second, true)).status).toBe(201)
    // Another day is in nobody's way, and neither is a seat that was given up.
    expect((await preview(other)).data).toMatchObject({ has_overlap: false, overlaps: [] })
    expect((await register(other)).status).toBe(201)
  })

  test('shows an artist that there is another training, and not which', async () => {
    const { account } = await world.person('client')
    const artistId = await castArtist(world.db)
    const sold = await soldTo(world.db, account.email, { pro_artist_id: artistId, may_artist_register: true })
    const { student_id } = await world.db
      .selectFrom('student_packages')
      .select('student_id')
      .where('id', '=', sold.id)
      .executeTakeFirstOrThrow()
    const id = await trainingOf(world.db, artistId, { startsIn: 10 * day })
    await seatAt(world.db, await trainingOf(world.db, null, { startsIn: 10 * day }), account.email)
    const who = { id, student_id, email: account.email, student_package_id: sold.id }
    expect(await world.as.artist.call(participants.register, who)).toMatchObject({
      status: 409,
      body: { code: 'student_overlaps', message: expect.stringContaining('inne szkolenie'), details: { overlaps: [] } },
    })
    expect((await world.as.artist.call(participants.register, { ...who, is_overlap_meant: true })).status).toBe(201)
  })

  test('is refused by name: full, closed, there already, blocked, unknown', async () => {
    const { office } = world.as
    const someone = await student()
    const full = await trainingOf(world.db, null, { seats_max: 1 })
    await seatAt(world.db, full, (await student()).email)
    const draft = await trainingOf(world.db, null, { state: 'DRAFT' })
    const over = await trainingOf(world.db, null, { startsIn: -2 * day })
    const register = (id: number, student_id: number) =>
      office.call(participants.register, { id, student_id, student_package_id: null })
    expect(await register(full, someone.id)).toMatchObject({ status: 409, body: { code: 'training_full' } })
    for (const id of [draft, over])
      expect(await register(id, someone.id)).toMatchObject({ status: 409, body: { code: 'training_closed' } })
    const open = await trainingOf(world.db, null)
    await register(open, someone.id)
    expect(await register(open, someone.id)).toMatchObject({ status: 409, body: { code: 'already_participant' } })
    await world.db.updateTable('students').set({ status: 'BLOCKED' }).where('id', '=', someone.id).execute()
    for (const id of [someone.id, 900_000])
      expect(await register(await trainingOf(world.db, null), id)).toMatchObject({
        status: 422,
        body: { errors: { student_id: [expect.any(String)] } },
      })
  })

  test('brings back who withdrew, in their one row', async () => {
    const { office } = world.as
    const { id: student_id, packages } = await student({ days: [90] })
    const id = await trainingOf(world.db, null)
    const { data: first } = await office.send(participants.register, {
      id,
      student_id,
      student_package_id: packages[0] ?? 0,
    })
    await office.send(participants.cancel, { id, participant_id: first.id, ...options, reason: 'Choroba.' })
    const { data: again } = await office.send(participants.register, {
      id,
      student_id,
      student_package_id: packages[0] ?? 0,
    })
    expect(again).toMatchObject({ id: first.id, status: 'REGISTERED', cancelled_at: null, cancel_reason: null })
  })

  test('of somebody who lost an entry with this very seat is paid by that entry', async () => {
    const { office } = world.as
    const { id: student_id, packages } = await student({ days: [90, 40] })
    const id = await trainingOf(world.db, null)
    const { data: first } = await office.send(participants.register, {
      id,
      student_id,
      student_package_id: packages[1] ?? 0,
    })
    const lost = { ...options, is_entry_returned: false, is_late: true }
    await office.send(participants.cancel, { id, participant_id: first.id, ...lost })
    const { data } = await office.send(participants.preview, { id, studentId: student_id })
    expect(data).toMatchObject({ refusal: null, is_paid: true })
    const { data: again } = await office.send(participants.register, { id, student_id, student_package_id: null })
    expect(again.package).toEqual(first.package)
    expect([await usedOf(packages[0]), await usedOf(packages[1])]).toEqual([0, 1])
  })

  test('by an artist invites people whom they know, or whose email they do', async () => {
    const { visitor, id: userId } = await world.person('pro-artist')
    const artist = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const id = await trainingOf(world.db, artist.id)
    const { id: student_id, email } = await student()
    const found = async (filter: string) => (await visitor.send(participants.candidates, { id, filter })).data
    expect(await found('Nowak')).toEqual([])
    expect(await found(email.toUpperCase())).toMatchObject([{ id: student_id, email }])
    expect((await visitor.call(participants.preview, { id, studentId: student_id })).status).toBe(422)
    expect((await visitor.call(waitingList.invite, { id, student_id })).status).toBe(422)
    await visitor.send(waitingList.invite, { id, student_id, email })
    await world.as.office.send(participants.register, { id, student_id, student_package_id: null })
    expect(await found('Nowak')).toMatchObject([{ id: student_id }])
  })
})

describe('a cancellation', () => {
  test.each([
    [true, 0],
    [false, 1],
  ])('gives the entry back: %s', async (is_entry_returned, used) => {
    const { office } = world.as
    const { id: student_id, packages } = await student({ days: [90] })
    const id = await trainingOf(world.db, null)
    const { data: seat } = await office.send(participants.register, {
      id,
      student_id,
      student_package_id: packages[0] ?? 0,
    })
    const { data } = await office.send(participants.cancel, {
      ...{ id, participant_id: seat.id, ...options, is_entry_returned, is_late: true },
    })
    expect(data).toMatchObject({ status: 'CANCELLED', is_late: true })
    expect(await usedOf(packages[0])).toBe(used)
    expect((await office.call(participants.cancel, { id, participant_id: seat.id, ...options })).body).toMatchObject({
      code: 'participant_state',
    })
    expect(await usedOf(packages[0])).toBe(used)
  })

  test('notifies the student, unless that is turned off', async () => {
    const { office } = world.as
    const mails = (to: string) => world.db.selectFrom('mails').select('subject').where('to', '=', to).execute()
    for (const is_told of [true, false]) {
      const { id: student_id, email } = await student()
      const id = await trainingOf(world.db, null)
      const { data: seat } = await office.send(participants.register, { id, student_id, student_package_id: null })
      const before = await mails(email)
      await office.send(participants.cancel, { id, participant_id: seat.id, ...options, is_told })
      expect((await mails(email)).length - before.length).toBe(is_told ? 1 : 0)
    }
  })

  test.each([
    ['in good time', 8 * day, 0, false],
    ['later', 6 * day, 1, true],
  ])('by the student %s', async (_, startsIn, used, is_late) => {
    const { id: student_id, packages, visitor } = await student({ days: [90] })
    const id = await trainingOf(world.db, null, { startsIn })
    const { data: seat } = await world.as.office.send(participants.register, {
      id,
      student_id,
      student_package_id: packages[0] ?? 0,
    })
    await visitor.send(participants.cancelOwn, { id: seat.id })
    expect(await usedOf(packages[0])).toBe(used)
    const { data: board } = await world.as.office.send(participants.board, { id })
    expect(board.participants).toMatchObject([{ status: 'CANCELLED', is_late }])
  })

  test('by the student is no longer possible once the training has begun', async () => {
    const { id: student_id, packages, visitor } = await student({ days: [90] })
    const id = await trainingOf(world.db, null)
    const { data: seat } = await world.as.office.send(participants.register, {
      id,
      student_id,
      student_package_id: packages[0] ?? 0,
    })
    await moveTo(world.db, id, -1)
    for (const call of [participants.cancelOwn, participants.confirmOwn])
      expect(await visitor.call(call, { id: seat.id })).toMatchObject({
        status: 409,
        body: { code: 'participant_state' },
      })
  })

  test('of a whole training returns everything, with the reason', async () => {
    const { id: student_id, email, packages } = await student({ days: [90] })
    const id = await trainingOf(world.db, null)
    await world.as.office.send(participants.register, { id, student_id, student_package_id: packages[0] ?? 0 })
    const called = { state: 'CANCELLED', cancel_reason: 'Zalało nam studio.' } as const
    await world.db.updateTable('trainings').set(called).where('id', '=', id).execute()
    await releaseSeats(portalActs(world), id)
    expect(await usedOf(packages[0])).toBe(0)
    expect((await world.lastMail(email)).text).toContain('Zalało nam studio.')
    const { data } = await world.as.office.send(participants.board, { id })
    expect(data).toMatchObject({ seats_taken: 0, participants: [{ status: 'CANCELLED', package: null }] })
  })
})

test('a participant has a page of that training, and an email with all that they need to attend', async () => {
  const { id: student_id, visitor, email } = await student()
  const id = await trainingOf(world.db, null, { to_bring: 'Własny pigment.' })
  await world.db
    .updateTable('training_sessions')
    .set({ starts_at: '2033-05-06T07:00:00Z', ends_at: '2033-05-06T13:30:00Z' })
    .where('training_id', '=', id)
    .execute()
  await world.as.office.send(participants.register, { id, student_id, student_package_id: null })
  const { data: seat } = await visitor.send(participants.ownSeat, { training_id: id })
  expect(seat).toMatchObject({
    ...{ training_id: id, status: 'REGISTERED', to_bring: 'Własny pigment.', place: 'Studio, Długa 1, Łódź' },
    ...{
      price: { amount: 150_000, currency: 'PLN' },
      due: 150_000,
      sessions: [{ ends_at: '2033-05-06T13:30:00.000Z' }],
    },
  })
  const { text, route } = await mailTo(email)
  expect(text).toContain('piątek, 6 maja 2033, 09:00–15:30')
  expect(text).toContain('Gdzie: Studio, Długa 1, Łódź')
  expect(text).toContain('Cena: 1500 zł')
  expect(route).toBe(`my/trainings/${id}`)
  const { visitor: guest } = await student()
  expect((await guest.call(participants.ownSeat, { training_id: id })).status).toBe(404)
})

async function mailTo(email: string) {
  const text = (await world.lastMail(email)).text ?? ''
  return { text: text.replaceAll('\u00a0', ' '), route: /#\/(\S+)/.exec(text)?.[1] }
}

test('students see their own seats, and what giving them up costs', async () => {
  const { id: student_id, packages, visitor } = await student({ days: [90] })
  const id = await trainingOf(world.db, null)
  const { data: seat } = await world.as.office.send(participants.register, {
    id,
    student_id,
    student_package_id: packages[0] ?? 0,
  })
  const { data } = await visitor.send(participants.mine, {})
  expect(data.seats).toMatchObject([
    { id: seat.id, status: 'REGISTERED', has_begun: false, package: { id: expect.any(Number) }, sessions: [{}] },
  ])
  expect(
    Date.parse(data.seats[0]?.sessions[0]?.starts_at ?? '') - Date.parse(data.seats[0]?.cancels_free_until ?? ''),
  ).toBe(7 * 86_400_000)
  await visitor.send(participants.confirmOwn, { id: seat.id })
  expect((await visitor.send(participants.mine, {})).data.seats[0]?.status).toBe('CONFIRMED')
})
