import { beforeAll, describe, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { executeDue } from '#office/personal-data/server/erasure/execute-erasure.ts'
import { users } from '#people/users/contract/users.ts'
import { openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { moveTo } from '#testing/make/make-seats.ts'
import { openTrainingOf, signedUp, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { moveAllSignUpsOn } from './move-sign-ups-on.ts'

/* What happens to a training, or to the person, while a sign-up waits with a seat that is held. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const open = (values: Parameters<typeof openTrainingOf>[2] = {}) =>
  openTrainingOf(world, null, { startsIn: 240, price_amount: 45_000, ...values })

const seats = async (id: number) =>
  (await world.db.selectFrom('trainings').select('seats_taken').where('id', '=', id).executeTakeFirstOrThrow())
    .seats_taken
const signUpOf = async (id: number) =>
  world.db
    .selectFrom('sign_ups')
    .select(['state', 'held_until', 'student_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The office's edit of a training. */
async function edit(id: number, values: object) {
  const { history: _, differences: __, ...known } = (await world.as.office.send(trainings.get, { id })).data
  return world.as.office.call(trainings.update, { ...known, ...values } as unknown as Input<typeof trainings.update>)
}

describe('a training that is edited while a seat is held', () => {
  test('costs what it costs when the office accepts, and the page of the sign-up shows that before', async () => {
    const id = await open()
    const { id: signUp, hash } = await waitingSignUp(world, id)
    const price = { amount: 52_000, currency: 'PLN' }
    expect((await edit(id, { price })).status).toBe(200)
    const guest = await world.guest()
    expect((await guest.send(signUps.ofLink, { hash })).data.training.price).toEqual(price)
    await world.as.office.send(signUps.accept, { id: signUp })
    expect((await guest.send(signUps.ofLink, { hash })).data.seat).toMatchObject({ due: 52_000 })
  })

  test('never has fewer seats than are held and taken; one more is offered to the list first', async () => {
    const id = await open({ seats_max: 2 })
    const held = await waitingSignUp(world, id)
    await waitingSignUp(world, id)
    const { id: without } = await waitingSignUp(world, id)
    expect(await edit(id, { seats_max: 1 })).toMatchObject({
      ...{ status: 422, body: { errors: { seats_max: [expect.any(String)] } } },
    })
    const { account } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: true })
    expect((await edit(id, { seats_max: 3 })).status).toBe(200)
    expect((await world.lastMail(account.email)).text).toContain('training/offer/')
    // It is theirs: nobody who signed up gets it by this.
    expect((await world.as.office.call(signUps.hold, { id: without })).body).toMatchObject({ code: 'training_full' })
    expect(await seats(id)).toBe(3)
    await world.as.office.send(signUps.accept, { id: held.id })
    expect(await seats(id)).toBe(3)
  })
})

test('a training that is called off while the office accepts and a guest proves their email leaves no seat behind', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await open()
    const { id: held } = await waitingSignUp(world, id)
    const { hash, id: late } = await signedUp(world, id)
    const guest = await world.guest()
    await Promise.all([
      world.as.owner.call(trainings.cancel, { id, reason: 'Choroba.' }),
      world.as.office.call(signUps.accept, { id: held }),
      guest.call(signUps.prove, { hash }),
    ])
    expect(await seats(id)).toBe(0)
    const rows = await Promise.all([signUpOf(held), signUpOf(late)])
    expect(rows.map((row) => row.held_until)).toEqual([null, null])
    expect(rows.filter(({ state }) => state === 'WAITING')).toEqual([])
    const { participants: there } = (await world.as.office.send(participants.board, { id })).data
    expect(there.filter(({ status }) => status !== 'CANCELLED')).toEqual([])
  }
})

test('once a training has begun nobody is given a seat that was held, and the sign-up ends', async () => {
  const id = await open()
  const { id: held, hash } = await waitingSignUp(world, id)
  await moveTo(world.db, id, -1)
  const { office } = world.as
  expect((await office.call(signUps.hold, { id: held })).body).toMatchObject({ code: 'training_closed' })
  const guest = await world.guest()
  expect((await guest.send(signUps.ofLink, { hash })).data.may_withdraw).toBe(false)
  await Promise.all([
    office.call(signUps.refuse, { id: held, reason: 'Szkolenie już trwa.' }),
    moveAllSignUpsOn(world.portal, listeners),
    moveAllSignUpsOn(world.portal, listeners),
  ])
  expect(['REFUSED', 'LAPSED']).toContain((await signUpOf(held)).state)
  expect(await seats(id)).toBe(0)
})

describe('a student whose sign-up waits', () => {
  test('stays the same person under another email: for the office, for themselves, and in the mail', async () => {
    const id = await open()
    const { id: userId, account, visitor } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    const { id: signUp } = await waitingSignUp(world, id, { email: account.email })
    const { first_name, last_name, language_name } = (await world.as.office.send(users.get, { id: userId })).data
    const email = `nowy-${userId}@poczta.example`
    await world.as.owner.send(users.update, { id: userId, first_name, last_name, language_name, email })

    expect((await world.as.office.send(signUps.get, { id: signUp })).data.student).toMatchObject({ id: student_id })
    expect((await world.as.office.send(signUps.list, { studentId: student_id })).data).toMatchObject([{ id: signUp }])
    expect((await visitor.send(openTrainings.get, { id })).data.place).toBe('REQUESTED')
    // Once more, from the new address, is the same sign-up.
    const again = await signedUp(world, id, { email })
    await (await world.guest()).send(signUps.prove, { hash: again.hash })
    expect(await seats(id)).toBe(1)

    await world.as.office.send(signUps.accept, { id: signUp })
    const { participants: there } = (await world.as.office.send(participants.board, { id })).data
    expect(there.map(({ student }) => student.id)).toEqual([student_id])
    const { rows } = {
      rows: await world.db.selectFrom('users').select('id').where('email', '=', account.email).execute(),
    }
    expect(rows).toEqual([])
  })

  test('is written to where their account is', async () => {
    const id = await open()
    const { id: userId, account } = await world.person('client')
    const { id: signUp } = await waitingSignUp(world, id, { email: account.email })
    const { first_name, last_name, language_name } = (await world.as.office.send(users.get, { id: userId })).data
    const email = `inny-${userId}@poczta.example`
    await world.as.owner.send(users.update, { id: userId, first_name, last_name, language_name, email })
    await world.as.office.send(signUps.refuse, { id: signUp, reason: 'Grupa jest już dobrana.' })
    // Its words come once that address is proven; until then the page behind the link has them.
    expect((await world.lastMail(email)).text).toContain('sign-up/link/')
  })

  test('is deleted when they are erased, and the next on the waiting list gets the seat', async () => {
    const id = await open({ seats_max: 1 })
    const { id: userId, account } = await world.person('client')
    const { id: signUp } = await waitingSignUp(world, id, { email: account.email })
    const next = (await world.person('client')).account.email
    const student_id = await studentOf(world.db, next)
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: true })

    await world.as.owner.send(erasures.requestUser, { id: userId, is_settled: true })
    const clock = () => new Date(Date.now() + 8 * 86_400_000)
    await executeDue({ ...world.portal, clock }, listeners, declaredBy(Object.values(features)))
    const left = await world.db.selectFrom('sign_ups').select('id').where('id', '=', signUp).execute()
    expect(left).toEqual([])
    const { waiting } = (await world.as.office.send(participants.board, { id })).data
    expect(waiting).toMatchObject([{ status: 'OFFERED', student: { id: student_id } }])
    expect(await seats(id)).toBe(1)
  })
})
