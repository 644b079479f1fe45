import { beforeAll, describe, expect, test } from 'vitest'
import { openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy, untilBroadcast } from '#testing/academy.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { kilometersBetween } from './near-cities.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const price = 150_000
const place = (city: string) => ({ name: 'Studio', address: 'Długa 1', city, country: 'PL' })
const open = (values: object = {}) => trainingOf(world.db, null, { startsIn: 240, state: 'PUBLISHED', ...values })

async function student() {
  const { account, visitor } = await world.person('client')
  return { id: await studentOf(world.db, account.email), email: account.email, visitor }
}

const reprice = (id: number, price_amount: number) =>
  world.db.updateTable('trainings').set({ price_amount }).where('id', '=', id).execute()

const entriesOf = async (id: number) =>
  (await world.db.selectFrom('student_packages').select('entries_used').where('id', '=', id).executeTakeFirstOrThrow())
    .entries_used

describe('a seat that a student takes by themselves', () => {
  test('is paid by the package that they name, once however often it is sent', async () => {
    const id = await open()
    const { email, visitor } = await student()
    const [sold, other] = [await soldTo(world.db, email, {}), await soldTo(world.db, email, {})]
    const before = (await visitor.send(openTrainings.get, { id })).data
    expect(before).toMatchObject({ place: null, has_entry: true, due: price, is_paid: false })
    expect(before.packages.map((one) => one.id)).toEqual([sold.id, other.id])
    const seat = { id, student_package_id: other.id, is_overlap_meant: false }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [
      await visitor.call(openTrainings.take, seat, key),
      await visitor.call(openTrainings.take, seat, key),
    ]
    expect([first.status, again.status]).toEqual([204, 204])
    expect([await entriesOf(sold.id), await entriesOf(other.id)]).toEqual([0, 1])
    expect((await visitor.send(openTrainings.get, { id })).data.place).toBe('SEAT')
    expect(await visitor.call(openTrainings.take, seat)).toMatchObject({ body: { code: 'already_participant' } })
    expect((await world.lastMail(email)).subject).toContain('Brwi pudrowe')
  })

  test('is paid by vouchers at the price that the student saw, and at no other', async () => {
    const id = await open()
    const { email, visitor } = await student()
    const voucher = await voucherOf(world.db, email, { value: 3 * price })
    const { due } = (await visitor.send(openTrainings.get, { id })).data
    await reprice(id, 2 * price)
    const seat = { id, voucher_ids: [voucher.id], is_overlap_meant: false }
    expect(await visitor.call(openTrainings.take, { ...seat, due })).toMatchObject({
      status: 409,
      body: { code: 'seat_price_changed' },
    })
    const now = (await visitor.send(openTrainings.get, { id })).data
    expect(now).toMatchObject({ place: null, due: 2 * price })
    await visitor.send(openTrainings.take, { ...seat, due: now.due })
    expect((await visitor.send(openTrainings.get, { id })).data.place).toBe('SEAT')
  })

  test('is never free because nothing was named, and no voucher is used that does not cover it', async () => {
    const id = await open()
    const { email, visitor } = await student()
    for (const nothing of [{}, { student_package_id: null }])
      expect(await visitor.call(openTrainings.take, { id, ...nothing, is_overlap_meant: false })).toMatchObject({
        status: 422,
        body: { errors: { student_package_id: expect.anything() } },
      })
    const voucher = await voucherOf(world.db, email, { value: 30_000 })
    const short = { id, voucher_ids: [voucher.id], is_overlap_meant: false }
    expect(await visitor.call(openTrainings.take, short)).toMatchObject({ body: { code: 'seat_costs_more' } })
    const whole = await voucherOf(world.db, email, { value: price })
    await visitor.send(openTrainings.take, { id, voucher_ids: [whole.id], is_overlap_meant: false })
    const used = await world.db
      .selectFrom('vouchers')
      .select(['id', 'uses_left'])
      .where('id', 'in', [voucher.id, whole.id])
      .orderBy('id')
      .execute()
    expect(used.map(({ uses_left }) => uses_left)).toEqual([1, 0])
  })

  test('that is free uses no entry of a package', async () => {
    const id = await open({ price_amount: 0 })
    const { email, visitor } = await student()
    const sold = await soldTo(world.db, email, {})
    await visitor.send(openTrainings.take, { id, student_package_id: null, is_overlap_meant: false })
    expect(await entriesOf(sold.id)).toBe(0)
    expect((await visitor.send(openTrainings.get, { id })).data.place).toBe('SEAT')
  })

  test('at the same time as another one is meant so', async () => {
    const { email, visitor } = await student()
    const { id: student_package_id } = await soldTo(world.db, email, {})
    const [one, other] = [await open(), await open()]
    await visitor.send(openTrainings.take, { id: one, student_package_id, is_overlap_meant: false })
    const { overlaps } = (await visitor.send(openTrainings.get, { id: other })).data
    expect(overlaps.map(({ id }) => id)).toEqual([one])
    const seat = { id: other, student_package_id }
    expect(await visitor.call(openTrainings.take, { ...seat, is_overlap_meant: false })).toMatchObject({
      body: { code: 'student_overlaps' },
    })
    await visitor.send(openTrainings.take, { ...seat, is_overlap_meant: true })
    expect(await entriesOf(student_package_id)).toBe(2)
  })

  test('of fifteen who take the last three at once three have them, and the entries of the others stay', async () => {
    const id = await open({ seats_max: 3 })
    const people = await Promise.all(
      Array.from({ length: 15 }, async () => {
        const one = await student()
        return { ...one, sold: (await soldTo(world.db, one.email, {})).id }
      }),
    )
    const answers = await Promise.all(
      people.map(({ visitor, sold }) =>
        visitor.call(openTrainings.take, { id, student_package_id: sold, is_overlap_meant: false }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3)
    expect(
      answers.filter(({ body }) => (body as unknown as { code?: string } | null)?.code === 'training_full'),
    ).toHaveLength(12)
    const used = await Promise.all(people.map(({ sold }) => entriesOf(sold)))
    expect(used.reduce((sum, one) => sum + one)).toBe(3)
    // A student who was too late can wait.
    const late = people[answers.findIndex(({ status }) => status !== 204)] as (typeof people)[number]
    await late.visitor.send(openTrainings.wait, { id })
    expect((await late.visitor.send(openTrainings.get, { id })).data.place).toBe('WAITING')
  })

  test('is requested of the office where nothing pays for it, once, and reserved meanwhile', async () => {
    const id = await open({ seats_max: 1 })
    const { email, visitor } = await student()
    expect((await visitor.send(openTrainings.get, { id })).data).toMatchObject({ takes_requests: true, place: null })
    await Promise.all([visitor.call(openTrainings.request, { id }), visitor.call(openTrainings.request, { id })])
    await visitor.send(openTrainings.request, { id })
    const { place, held_until, seats_left, terms } = (await visitor.send(openTrainings.get, { id })).data
    expect(terms).toMatchObject({ version: '1.0', accepted_at: expect.any(String) })
    expect({ place, seats_left }).toEqual({ place: 'REQUESTED', seats_left: 0 })
    expect(Date.parse(held_until ?? '')).toBeGreaterThan(Date.now())
    const { data: waiting } = await world.as.office.send(signUps.list, { stage: 'WAITING', trainingId: id })
    expect(waiting.map((one) => one.email)).toEqual([email])
    const { id: signUpId, revision } = waiting[0] as (typeof waiting)[number]
    // They accepted them for their account: the request names the same.
    expect((await world.as.office.send(signUps.get, { id: signUpId })).data.terms?.version).toBe('1.0')
    await world.as.office.send(signUps.accept, { id: signUpId, revision, is_overlap_meant: false })
    expect((await visitor.send(openTrainings.get, { id })).data.place).toBe('SEAT')
  })

  test('is not to be had once the training was taken back or has begun', async () => {
    const { email, visitor } = await student()
    const { id: student_package_id } = await soldTo(world.db, email, {})
    for (const values of [{ state: 'UNPUBLISHED' }, { state: 'DRAFT' }, { startsIn: -1 }]) {
      const id = await open(values)
      const seat = { id, student_package_id, is_overlap_meant: false }
      expect(await visitor.call(openTrainings.take, seat)).toMatchObject({ status: 404 })
    }
    expect(await entriesOf(student_package_id)).toBe(0)
  })
})

test('the list is of what is open, near a city and for an own entry', async () => {
  const { email, visitor } = await student()
  const title = { pl: 'Zbiór Kowal', 'en-US': 'Set Kowal' }
  const near = await open({ title, venue: place('Wieliczka') })
  const far = await open({ title, venue: place('Gdańsk') })
  const online = await open({ title, venue: null, kind: 'ONLINE' })
  await open({ title, state: 'UNPUBLISHED' })
  const found = async (query: object) =>
    (await visitor.send(openTrainings.list, { filter: 'Zbiór Kowal', ...query })).data.map(({ id }) => id)
  expect(await found({})).toEqual([near, far, online])
  expect(await found({ near: 'kraków' })).toEqual([near])
  expect(await found({ kind: 'ONLINE' })).toEqual([online])
  expect(await found({ entry: 1 })).toEqual([])
  await soldTo(world.db, email, { expires_at: new Date(Date.now() + 100 * 3_600_000) })
  expect(await found({ entry: 1 })).toEqual([])
  await soldTo(world.db, email, {})
  expect(await found({ entry: 1 })).toEqual([near, far, online])
})

test('kilometers between cities are those of a map', () => {
  const [krakow, warsaw] = [[19.94, 50.06] as [number, number], [21.01, 52.23] as [number, number]]
  expect(Math.round(kilometersBetween(krakow, warsaw))).toBe(253)
})

describe('an alert of a student', () => {
  const none = { technique: null, kind: null, language: null, near: null }

  test('brings one email about each training that fits, however often it is published', async () => {
    const [fits, elsewhere, muted] = [await student(), await student(), await student()]
    await fits.visitor.send(openTrainings.addAlert, { ...none, technique: 'LIPS', near: 'Kraków' })
    await fits.visitor.send(openTrainings.addAlert, { ...none, technique: 'LIPS' })
    await elsewhere.visitor.send(openTrainings.addAlert, { ...none, technique: 'LIPS', near: 'Gdańsk' })
    await muted.visitor.send(openTrainings.addAlert, { ...none, technique: 'POWDER_BROWS' })
    const id = await open({ state: 'ACCEPTED', technique: 'LIPS', venue: place('Skawina') })
    const publish = async () => {
      const { revision } = (await world.as.office.send(trainings.get, { id })).data
      await world.as.office.send(trainings.publish, { id, revision })
      await untilBroadcast(world.db)
    }
    const mailsOf = async ({ email }: { email: string }) =>
      (
        await world.db
          .selectFrom('mails')
          .select('subject')
          .where('to', '=', email)
          .where('subject', 'like', 'Nowe szkolenie%')
          .execute()
      ).length
    await publish()
    const { revision } = (await world.as.office.send(trainings.get, { id })).data
    await world.as.office.send(trainings.unpublish, { id, revision })
    await publish()
    expect([await mailsOf(fits), await mailsOf(elsewhere), await mailsOf(muted)]).toEqual([1, 0, 0])
  })

  test('is one however often it is added, and at most ten', async () => {
    const { visitor } = await student()
    const wanted = { ...none, near: 'Kraków' }
    const [first, again] = await Promise.all([
      visitor.send(openTrainings.addAlert, wanted),
      visitor.send(openTrainings.addAlert, wanted),
    ])
    expect(again.data.id).toBe(first.data.id)
    for (const near of Array.from({ length: 9 }, (_, index) => `Miasto ${index}`))
      await visitor.send(openTrainings.addAlert, { ...none, near })
    expect(await visitor.call(openTrainings.addAlert, none)).toMatchObject({ body: { code: 'too_many_alerts' } })
    await visitor.send(openTrainings.removeAlert, { id: first.data.id })
    expect((await visitor.send(openTrainings.alerts, {})).data).toHaveLength(9)
    const other = await student()
    expect(
      await other.visitor.call(openTrainings.removeAlert, {
        id: (await visitor.send(openTrainings.alerts, {})).data[0]?.id ?? 0,
      }),
    ).toMatchObject({ status: 404 })
  })
})
