import { beforeAll, describe, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { trainingOf } from '#testing/make/make-seats.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = await castArtist(world.db)
  return world.close
})

/** A training of the artist's in two days, when a late cancellation costs the entry, and somebody with a package that they sold. */
async function lateTraining() {
  const { account, visitor } = await world.person('client')
  const { id: student_package_id } = await soldTo(world.db, account.email, { pro_artist_id: artistId })
  const { id: student_id } = await world.db
    .selectFrom('students')
    .select('id')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow()
  const id = await trainingOf(world.db, artistId, { startsIn: 48 })
  return { id, student_id, student_package_id, email: account.email, visitor } as const
}

const usedOf = async (id: number) =>
  (await world.db.selectFrom('student_packages').select('entries_used').where('id', '=', id).executeTakeFirstOrThrow())
    .entries_used

async function linkIn(email: string) {
  const { text } = await world.lastMail(email)
  return /training\/offer\/([^\s?]+)/.exec(text ?? '')?.[1] ?? ''
}

describe('an artist who knows an email', () => {
  test('is shown nothing that its owner holds, and uses none of it', async () => {
    const { id, student_id, student_package_id, email } = await lateTraining()
    const { artist } = world.as
    const { data } = await artist.send(participants.preview, { id, studentId: student_id, email })
    expect(data).toMatchObject({ is_invitation: true, is_paid: false, packages: [], vouchers: [] })
    for (const named of [{}, { student_package_id: null }, { student_package_id }]) {
      const sent = { id, student_id, email, ...named }
      expect(await artist.call(participants.register, sent)).toMatchObject({
        status: 409,
        body: { code: 'invitation_needed' },
      })
    }
    expect(await usedOf(student_package_id)).toBe(0)
  })

  test('invites: the student takes the seat by the link, chooses what pays, and has a day to cancel', async () => {
    const { id, student_id, student_package_id, email, visitor } = await lateTraining()
    await world.as.artist.send(waitingList.invite, { id, student_id, email })
    const { data: board } = await world.as.artist.send(participants.board, { id })
    expect(board).toMatchObject({ seats_taken: 1, waiting: [{ status: 'OFFERED', is_invited: true }] })
    const hash = await linkIn(email)
    const guest = await world.guest()
    expect((await guest.send(waitingList.offer, { hash })).data).toMatchObject({
      is_invited: true,
      packages: [{ id: student_package_id }],
    })
    expect((await guest.call(waitingList.acceptOffer, { hash })).status).toBe(422)
    await guest.send(waitingList.acceptOffer, { hash, student_package_id })
    expect(await usedOf(student_package_id)).toBe(1)
    const { data: mine } = await visitor.send(participants.mine, {})
    const seat = mine.seats[0]
    expect(seat?.status).toBe('CONFIRMED')
    await visitor.send(participants.cancelOwn, { id: seat?.id ?? 0 })
    expect(await usedOf(student_package_id)).toBe(0)
  })

  test('invites students who pay otherwise, and declining costs nothing', async () => {
    const first = await lateTraining()
    await world.as.artist.send(waitingList.invite, first)
    await (await world.guest()).send(waitingList.acceptOffer, {
      hash: await linkIn(first.email),
      student_package_id: null,
    })
    expect(await usedOf(first.student_package_id)).toBe(0)
    const second = await lateTraining()
    await world.as.artist.send(waitingList.invite, second)
    await (await world.guest()).send(waitingList.declineOffer, { hash: await linkIn(second.email) })
    const { data } = await world.as.artist.send(participants.board, { id: second.id })
    expect(data).toMatchObject({ seats_taken: 0, waiting: [], participants: [] })
  })

  test('invites and registers nobody once the training has begun, also with a package that is allowed', async () => {
    const { account } = await world.person('client')
    const { id: student_package_id } = await soldTo(world.db, account.email, {
      ...{ pro_artist_id: artistId, may_artist_register: true, activates_at: shift(new Date(), { days: -1 }) },
    })
    const student_id = await studentOf(world.db, account.email)
    const id = await trainingOf(world.db, artistId, { startsIn: -1 })
    const { artist, office } = world.as
    const preview = { id, studentId: student_id, email: account.email }
    expect((await artist.send(participants.preview, preview)).data.refusal).toBe('training_closed')
    expect((await office.send(participants.preview, preview)).data.refusal).toBeNull()
    const closed = { status: 409, body: { code: 'training_closed' } }
    const who = { id, student_id, email: account.email, is_overlap_meant: true }
    expect(await artist.call(participants.register, { ...who, student_package_id })).toMatchObject(closed)
    expect(await artist.call(waitingList.invite, who)).toMatchObject(closed)
    expect((await office.call(participants.register, { ...who, student_package_id })).status).toBe(201)
  })

  test('does not see whether those who wait hold an entry', async () => {
    const { account } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    const id = await trainingOf(world.db, artistId, { startsIn: 24 * 20 })
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: false })
    expect((await world.as.office.send(participants.board, { id })).data.no_offer).toBe('no_entry')
    expect((await world.as.artist.send(participants.board, { id })).data.no_offer).toBe('nobody_ready')
  })

  test('registers with the package for which the office allowed it, and with no other', async () => {
    const { id, student_id, student_package_id, email } = await lateTraining()
    const { office, artist } = world.as
    await office.send(studentPackages.letArtistRegister, { id: student_package_id, may_artist_register: true })
    const { data } = await artist.send(participants.preview, { id, studentId: student_id, email })
    expect(data).toMatchObject({ is_invitation: false, packages: [{ id: student_package_id }] })
    const { id: other } = await soldTo(world.db, email, { may_artist_register: true })
    const sent = { id, student_id, email }
    expect((await artist.call(participants.register, { ...sent, student_package_id: other })).status).toBe(409)
    const { data: seat } = await artist.send(participants.register, { ...sent, student_package_id })
    expect(seat.package).toMatchObject({ id: student_package_id })
  })
})
