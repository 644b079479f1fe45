import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { cancelOwn, releaseSeats } from '#teaching/participants/server/participants.steps.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { redeemedAt, voucherAtTraining, voucherOf } from '#testing/make/make-vouchers.ts'
import { grouped, voucherAddress } from '#trade/vouchers/contract/voucher-code.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { blockVoucher, issueVouchers, refundVoucher } from './vouchers.steps.ts'

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = await castArtist(world.db)
  return world.close
})

const at = (email: string | null = null, values: Parameters<typeof voucherOf>[2] = {}) =>
  voucherAtTraining(world.db, artistId, email, values)
const inDays = (days: number) => shift(new Date(), { days })

async function left(id: number) {
  return world.db.selectFrom('vouchers').select(['uses_left', 'balance']).where('id', '=', id).executeTakeFirstOrThrow()
}

describe('a code', () => {
  test('is checked as it is typed, and redeemed at a training of the artist', async () => {
    const { code, participant_id, trainingId, id } = await at()
    for (const typed of [code.toLowerCase(), grouped(code), voucherAddress('https://portal.example', code)]) {
      const { data } = await world.as.artist.send(redemptions.check, { code: typed })
      expect(data).toMatchObject({
        voucher: { code, state: 'ACTIVE', uses_left: 1 },
        refusal: null,
      })
      expect(data.seats).toContainEqual(
        expect.objectContaining({
          ...{ participant_id, price: 150_000, due: 150_000, takes: 30_000 },
          training: expect.objectContaining({ id: trainingId }),
        }),
      )
    }
    const { data } = await world.as.artist.send(redemptions.redeem, { code: code.toLowerCase(), participant_id })
    expect(data).toMatchObject({ amount: 30_000, currency: 'PLN', is_returned: false, training: { id: trainingId } })
    expect(await left(id)).toEqual({ uses_left: 0, balance: null })
    expect((await world.as.artist.send(redemptions.latest, {})).data[0]).toEqual(data)
    const { data: mine } = await world.as.student.send(vouchers.mine, {})
    expect(mine.find((one) => one.id === id)).toMatchObject({ state: 'USED', uses: [{ amount: 30_000 }] })
  })

  test('that is misspelled is refused before anybody looks for it', async () => {
    for (const code of ['AAAAAAAAAAAB', 'kot', '']) {
      const { status, body } = await world.as.artist.call(redemptions.check, { code })
      expect(status).toBe(422)
      expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual(['code'])
    }
  })

  type Case = [refusal: string, values: Parameters<typeof voucherOf>[2]]
  test.each<Case>([
    ['voucher_not_yet', { available_at: inDays(3), valid_until: inDays(9) }],
    ['voucher_expired', { issued_at: inDays(-9), available_at: inDays(-8), valid_until: inDays(-1) }],
    ['voucher_used_up', { kind: 'AMOUNT', budget: 0 }],
    ['voucher_other_currency', { currency: 'EUR' }],
  ])('is refused by name: %s', async (refusal, values) => {
    const { code, participant_id, id } = await at(null, values)
    expect((await world.as.artist.send(redemptions.check, { code })).data.refusal).toMatchObject({ code: refusal })
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id })).toMatchObject({
      status: 409,
      body: { code: refusal },
    })
    expect((await left(id)).uses_left).toBe(1)
  })

  test('that nobody has is unknown; a blocked one is reported as blocked', async () => {
    const { id, code, participant_id } = await at()
    const unknown = { status: 404, body: { code: 'voucher_unknown' } }
    expect(await world.as.artist.call(redemptions.check, { code: '000000000000' })).toMatchObject(unknown)
    expect(await world.as.artist.call(redemptions.redeem, { code: '000000000000', participant_id })).toMatchObject(
      unknown,
    )
    await blockVoucher(portalActs(world), id, 'Zgubiony telefon.')
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id })).toMatchObject({
      status: 409,
      body: { code: 'voucher_blocked' },
    })
  })

  test('that was refunded is reported as such, to the artist who checks it and to its holder', async () => {
    const { account, visitor } = await world.person('client')
    const paid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const
    const { id, code, participant_id } = await at(account.email, paid)
    const reason = 'Zwrócono przelewem.'
    await blockVoucher(portalActs(world), id, reason)
    await refundVoucher(portalActs(world), id, reason)
    const { data } = await world.as.artist.send(redemptions.check, { code })
    expect(data).toMatchObject({ voucher: { state: 'REFUNDED' }, refusal: { code: 'voucher_refunded' } })
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id })).toMatchObject({
      status: 409,
      body: { code: 'voucher_refunded' },
    })
    expect((await visitor.send(vouchers.mine, {})).data).toMatchObject([{ id, state: 'REFUNDED' }])
  })

  test('of somebody else pays for nobody, and reveals nothing of trainings that the artist does not lead', async () => {
    const { code } = await voucherAtTraining(world.db, null, cast.fellow.email)
    const { participant_id } = await at()
    const { data } = await world.as.artist.send(redemptions.check, { code })
    expect(data).toMatchObject({ refusal: { code: 'voucher_other_holder' }, seats: [] })
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id })).toMatchObject({
      status: 409,
      body: { code: 'voucher_other_holder' },
    })
  })

  test('pays for no seat that is paid in full, or that an entry of a package pays for', async () => {
    const { participant_id } = await at(null, { kind: 'PERCENT', value: 100 }).then(async (paid) => {
      await world.as.artist.send(redemptions.redeem, paid)
      return paid
    })
    const { code } = await voucherOf(world.db, null)
    const refused = { status: 409, body: { code: 'voucher_nothing_due' } }
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id })).toMatchObject(refused)
    const { id: student_package_id } = await soldTo(world.db, cast.student.email, {})
    const training = await trainingOf(world.db, artistId)
    const seat = await seatAt(world.db, training, cast.student.email, { student_package_id })
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id: seat })).toMatchObject(refused)
  })

  test('of a budget gives what is left of it, and then no more', async () => {
    const values = { kind: 'AMOUNT', value: 100_000, max_usages: 5, budget: 120_000 } as const
    const { id, code, participant_id } = await at(null, values)
    const first = await world.as.artist.send(redemptions.redeem, { code, participant_id })
    const { participant_id: second } = await at(null)
    const rest = await world.as.artist.send(redemptions.redeem, { code, participant_id: second })
    expect([first.data.amount, rest.data.amount]).toEqual([100_000, 20_000])
    expect(await left(id)).toEqual({ uses_left: 3, balance: 0 })
    const { participant_id: third } = await at(null)
    expect(await world.as.artist.call(redemptions.redeem, { code, participant_id: third })).toMatchObject({
      body: { code: 'voucher_used_up' },
    })
  })
})

describe('a registration', () => {
  const student = async () => ({
    student_id: await studentOf(world.db, cast.student.email),
    email: cast.student.email,
    student_package_id: null,
  })

  /** No voucher of the demo is in the way. */
  async function onlyThese(values: Parameters<typeof voucherOf>[2][]) {
    const { visitor, account } = await world.person('client')
    const made = []
    for (const value of values) made.push((await voucherOf(world.db, account.email, value)).id)
    const student_id = await studentOf(world.db, account.email)
    return { visitor, ids: made, who: { student_id, email: account.email } }
  }

  test('takes what is needed of several vouchers, the first to expire first, as in the preview', async () => {
    const { ids, who, visitor } = await onlyThese([
      { value: 50_000, valid_until: inDays(20) },
      { kind: 'PERCENT', value: 20, valid_until: inDays(5) },
      { value: 90_000, valid_until: inDays(30) },
      { value: 10_000, valid_until: inDays(60) },
      { value: 10_000, valid_until: inDays(1), currency: 'EUR' },
    ])
    const id = await trainingOf(world.db, artistId)
    const { data: preview } = await world.as.office.send(participants.preview, {
      ...{ id, studentId: who.student_id, email: who.email },
    })
    expect(preview).toMatchObject({ price: { amount: 150_000, currency: 'PLN' }, due: 150_000 })
    expect(preview.vouchers.map((choice) => choice.id)).toEqual([ids[1], ids[0], ids[2], ids[3]])
    expect(JSON.stringify(preview)).not.toContain('"code"')
    const voucher_ids = preview.vouchers.map((choice) => choice.id)
    const seat = await world.as.office.send(participants.register, {
      id,
      ...who,
      student_package_id: null,
      voucher_ids,
    })
    expect(seat.data.vouchers.map(({ amount }) => amount)).toEqual([30_000, 50_000, 70_000])
    expect((await left(ids[3] as number)).uses_left).toBe(1)
    const { data } = await visitor.send(participants.mine, {})
    expect(data.seats[0]?.vouchers.reduce((sum, { amount }) => sum + amount, 0)).toBe(150_000)
    expect((await world.lastMail(who.email)).text).toContain('Vouchery pokryły 1500')
  })

  test('with a voucher that cannot be used is none at all', async () => {
    const id = await trainingOf(world.db, artistId)
    const { ids, who } = await onlyThese([{}, { available_at: inDays(2), valid_until: inDays(9) }])
    const { ids: strange } = await onlyThese([{}])
    for (const [voucher_ids, code] of [
      [ids, 'voucher_not_yet'],
      [strange, 'voucher_other_holder'],
    ] as const) {
      const sent = { id, ...who, student_package_id: null, voucher_ids: [...voucher_ids] }
      expect(await world.as.office.call(participants.register, sent)).toMatchObject({ status: 409, body: { code } })
    }
    expect((await left(ids[0] as number)).uses_left).toBe(1)
    expect((await world.as.office.send(participants.board, { id })).data.participants).toEqual([])
  })

  test('that is cancelled gives each voucher one use back, once; paid again, it takes them again', async () => {
    const { ids, who } = await onlyThese([{ max_usages: 2 }, { kind: 'PERCENT', value: 10, max_usages: 3 }])
    const id = await trainingOf(world.db, artistId)
    const sent = { id, ...who, student_package_id: null, voucher_ids: ids }
    const { data: seat } = await world.as.office.send(participants.register, sent)
    expect((await Promise.all(ids.map(left))).map(({ uses_left }) => uses_left)).toEqual([1, 2])
    const options = { is_entry_returned: true, is_late: false, is_told: false }
    const cancelled = await world.as.office.send(participants.cancel, { id, participant_id: seat.id, ...options })
    expect(cancelled.data.vouchers).toEqual([])
    expect((await Promise.all(ids.map(left))).map(({ uses_left }) => uses_left)).toEqual([2, 3])
    await world.as.office.send(participants.register, sent)
    await world.as.office.send(participants.cancel, { id, participant_id: seat.id, ...options })
    expect((await Promise.all(ids.map(left))).map(({ uses_left }) => uses_left)).toEqual([2, 3])
  })

  test('that is given up late keeps them, and a new one is paid by what was lost', async () => {
    const { ids, who } = await onlyThese([{ value: 150_000 }])
    const id = await trainingOf(world.db, artistId, { startsIn: 48 })
    const sent = { id, ...who, student_package_id: null, voucher_ids: ids }
    const { data: seat } = await world.as.office.send(participants.register, sent)
    await cancelOwn(portalActs(world), seat.id)
    expect((await left(ids[0] as number)).uses_left).toBe(0)
    const sale = { id, studentId: who.student_id, email: who.email }
    const { data: preview } = await world.as.office.send(participants.preview, sale)
    expect(preview).toMatchObject({ is_paid: true, due: 0 })
    await soldTo(world.db, who.email, { expires_at: inDays(90) })
    const { data: again } = await world.as.office.send(participants.register, { id, ...who })
    expect(again).toMatchObject({ package: null, vouchers: [{ amount: 150_000 }] })
  })

  test('of a training that is cancelled gives everything back', async () => {
    const { ids, who } = await onlyThese([{ value: 150_000, budget: 200_000, max_usages: 4 }])
    const id = await trainingOf(world.db, artistId)
    const sent = { id, ...who, student_package_id: null, voucher_ids: ids }
    await world.as.office.send(participants.register, sent)
    expect(await left(ids[0] as number)).toEqual({ uses_left: 3, balance: 50_000 })
    await releaseSeats(portalActs(world), id)
    await releaseSeats(portalActs(world), id)
    expect(await left(ids[0] as number)).toEqual({ uses_left: 4, balance: 200_000 })
  })

  test('is paid by an entry where there is one, and no voucher is used too', async () => {
    const { ids, who } = await onlyThese([{}])
    const { id: student_package_id } = await soldTo(world.db, who.email, { expires_at: inDays(90) })
    const id = await trainingOf(world.db, artistId)
    const sent = { id, ...who, student_package_id, voucher_ids: ids }
    const { data } = await world.as.office.send(participants.register, sent)
    expect(data).toMatchObject({ package: { id: student_package_id }, vouchers: [] })
    expect((await student()).student_package_id).toBeNull()
  })
})

test('a redemption is undone once, by any number of requests at once', async () => {
  const { redemption, id } = await redeemedAt(world, artistId, null)
  const answers = await Promise.all(
    [world.as.artist, world.as.office, world.as.owner].map((by) => by.call(redemptions.giveBack, { id: redemption })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'voucher_returned' })
  expect((await left(id)).uses_left).toBe(1)
})

test('an issued voucher keeps its first day when the delay is changed', async () => {
  const { id: holder_id, visitor } = await world.person('client')
  const voucher = { holder_id, kind: 'PERCENT', value: 10, source: 'REVIEW' } as const
  const setDelay = (days: number) =>
    world.db.updateTable('settings').set({ voucher_delay_in_days: days }).where('id', '=', 1).execute()
  await setDelay(14)
  const [late] = await issueVouchers(portalActs(world), [voucher])
  await setDelay(0)
  const [now] = await issueVouchers(portalActs(world), [voucher])
  const { data } = await visitor.send(vouchers.mine, {})
  expect(data.map(({ id, state }) => [id, state])).toEqual([
    [now, 'ACTIVE'],
    [late, 'SCHEDULED'],
  ])
  expect((await visitor.send(dashboard.counters, {})).vouchers).toBe(1)
  await expect(
    sql`update vouchers set available_at = now() where id = ${late}`.execute(world.db),
  ).rejects.toMatchObject({ code: '23001' })
})
