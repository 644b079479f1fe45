import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { redeemVoucher } from '#teaching/participants/server/seats/redemptions.steps.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { seatAt, waitingAt } from '#testing/make/make-seats.ts'
import { openTrainingOf, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { newDraft } from '#testing/make/make-trainings.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'

/* Those who have signed up and not paid are notified of another price once, with what it means; the amount that they are to pay agrees with it. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const open = (values: object = {}) => openTrainingOf(world, null, { startsIn: 240, price_amount: 45_000, ...values })

async function reprice(id: number, amount: number, by = world.as.office, headers = {}) {
  const { data } = await world.as.office.send(trainings.get, { id })
  const { status } = await by.call(trainings.update, { ...data, price: { ...data.price, amount } } as never, headers)
  expect(status).toBe(200)
  await world.untilNotified()
}

async function mailsTo(email: string) {
  const mails = world.db.selectFrom('mails').select(['subject', 'text']).where('to', '=', email).orderBy('id')
  return (await mails.execute()).flatMap(({ subject, text }) =>
    /^(Zmiana ceny|Price changed)/.test(subject) ? [(text ?? '').replaceAll(/\s/g, ' ')] : [],
  )
}

const hashIn = (text: string | undefined) => /sign-up\/link\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const byLink = async (text: string | undefined) =>
  (await (await world.guest()).send(signUps.ofLink, { hash: hashIn(text) })).data

async function paymentAt(id: number, participant_id: number) {
  const { participants: seats } = (await world.as.office.send(participants.board, { id })).data
  return seats.find((seat) => seat.id === participant_id)?.payment
}

test.each<[Language, string, string]>([
  ['pl', 'Było: 450 zł. Jest: 500 zł.', 'wycofaj zgłoszenie'],
  ['en-US', 'It was PLN 450. It is now PLN 500.', 'withdraw the sign-up'],
])(
  'the person of an open request is notified of both prices once (%s), and can withdraw it by the link in the email',
  async (...of) => {
    const [language_name, prices, way] = of
    const id = await open()
    const { email } = await waitingSignUp(world, id, { language_name })
    const key = { 'idempotency-key': crypto.randomUUID() }
    await reprice(id, 50_000, world.as.office, key)
    await reprice(id, 50_000)
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toContain(prices)
    expect(mail).toContain(way)
    expect((await byLink(mail)).training.price.amount).toBe(50_000)
    const { data } = await (await world.guest()).send(signUps.withdraw, { hash: hashIn(mail) })
    expect(data.state).toBe('WITHDRAWN')
  },
)

test('a seat that is not paid costs the new price: in the mail, on the page and in the QR code', async () => {
  const id = await open()
  const made = await waitingSignUp(world, id)
  await world.as.office.send(signUps.accept, { id: made.id })
  await reprice(id, 50_000)
  const [mail] = await mailsTo(made.email)
  expect(mail).toContain('Do zapłaty: 500 zł. Przelew na rachunek')
  expect(mail).toContain('Rezygnacja nic nie kosztuje.')
  const own = await byLink(mail)
  expect(own).toMatchObject({ state: 'SEATED', seat: { due: 50_000 }, may_withdraw: true })
  expect(own.seat?.transfer?.code).toContain('|050000|')
  await reprice(id, 0)
  expect((await mailsTo(made.email)).at(-1)).toContain('Nie musisz już nic płacić.')
})

test('a person on the waiting list without an entry is notified, by a link where they have one', async () => {
  const id = await open({ seats_max: 1 })
  await waitingSignUp(world, id)
  const listed = await waitingSignUp(world, id)
  await world.as.office.send(signUps.putOnList, { id: listed.id })
  const { account } = await world.person('client')
  await waitingAt(world.db, id, account.email)
  const paying = await world.person('client')
  await soldTo(world.db, paying.account.email, {})
  await world.db
    .updateTable('waiting_students')
    .set({ is_paid_otherwise: false })
    .where('id', '=', await waitingAt(world.db, id, paying.account.email))
    .execute()
  await reprice(id, 50_000)
  const [mail, ...more] = await mailsTo(listed.email)
  expect(more).toEqual([])
  expect((await byLink(mail)).state).toBe('WAITLISTED')
  expect((await mailsTo(account.email))[0]).toContain('kosztuje 500 zł')
  expect(await mailsTo(paying.account.email)).toEqual([])
})

test('a person who has paid, by money, vouchers or an entry, is not notified and pays no more; a difference is refunded', async () => {
  const id = await open()
  const seat = async (values: object = {}) => {
    const { account, visitor } = await world.person('client')
    return { email: account.email, visitor, id: await seatAt(world.db, id, account.email, values) }
  }
  const paid = await seat()
  await world.as.office.send(seatPayments.pay, { id: paid.id, reason: null })
  const waived = await seat()
  await world.as.office.send(seatPayments.waive, { id: waived.id, reason: 'Stypendium.' })
  const byVoucher = await seat()
  const voucher = await voucherOf(world.db, byVoucher.email, {
    ...{ kind: 'PERCENT', value: 100, currency: null },
  })
  await redeemVoucher(portalActs(world), { id: voucher.id }, byVoucher.id)
  const owing = await seat()
  const { account } = await world.person('client')
  const { id: student_package_id } = await soldTo(world.db, account.email, {})
  const entry = { email: account.email, id: await seatAt(world.db, id, account.email, { student_package_id }) }

  await reprice(id, 50_000)
  for (const one of [paid, waived, byVoucher, entry]) {
    expect(await mailsTo(one.email)).toEqual([])
    expect(await paymentAt(id, one.id)).toMatchObject({ due: 0, to_refund: 0 })
  }
  expect(await mailsTo(owing.email)).toHaveLength(1)
  const bell = async ({ visitor }: typeof owing) =>
    (await visitor.send(notifications.list, {})).data.filter(({ title }) => title.startsWith('Zmiana ceny'))
  expect(await bell(owing)).toMatchObject([{ link: `my/trainings/${id}` }])
  expect(await bell(paid)).toEqual([])

  await reprice(id, 40_000)
  expect(await paymentAt(id, paid.id)).toMatchObject({ due: 0, to_refund: 5000 })
  await world.as.office.send(seatPayments.refund, { id: paid.id, reason: 'Taniej.' })
  await reprice(id, 60_000)
  expect(await paymentAt(id, paid.id)).toMatchObject({ due: 0, to_refund: 0 })
  expect(await paymentAt(id, owing.id)).toMatchObject({ due: 60_000 })
})

test('with another time, a request and a place on the list get one mail, which names both prices', async () => {
  const id = await open({ seats_max: 1 })
  const waiting = await waitingSignUp(world, id)
  const listed = await waitingSignUp(world, id)
  await world.as.office.send(signUps.putOnList, { id: listed.id })
  await world.as.office.send(trainings.update, { id, ...newDraft(), seats_max: 1 } as never)
  await world.untilNotified()
  for (const { email } of [waiting, listed]) {
    expect(await mailsTo(email)).toEqual([])
    const { subject, text } = await world.lastMail(email)
    expect(subject).toContain('Zmiana szkolenia')
    expect(text?.replaceAll(/\s/g, ' ')).toContain('Cena: 1500 zł (było: 450 zł). Miejsce, jeśli je dostaniesz')
  }
})

test('a price that its artist changes is effective, and announced, once the office has accepted it', async () => {
  const { id: userId, visitor } = await world.person('pro-artist')
  const artist = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const id = await openTrainingOf(world, artist.id, {
    startsIn: 240,
    price_amount: 45_000,
    state: 'PENDING_VERIFICATION',
  })
  await world.as.office.send(trainings.accept, { id })
  await world.as.office.send(trainings.publish, { id })
  const { email } = await waitingSignUp(world, id)
  const seated = await waitingSignUp(world, id)
  await world.as.office.send(signUps.accept, { id: seated.id })
  const owner = await world.guest()
  const due = async () => (await owner.send(signUps.ofLink, { hash: seated.hash })).data

  await reprice(id, 90_000, visitor)
  expect(await due()).toMatchObject({ seat: { due: 45_000 }, training: { price: { amount: 45_000 } } })
  await world.as.office.send(trainings.reject, { id, reason: 'Za drogo.' })
  expect(await due()).toMatchObject({ seat: { due: 45_000 }, training: { price: { amount: 45_000 } } })
  await reprice(id, 50_000, visitor)
  await visitor.send(trainings.submit, { id })
  expect(await mailsTo(email)).toEqual([])
  await world.as.office.send(trainings.accept, { id })
  await world.untilNotified()
  expect(await due()).toMatchObject({ seat: { due: 50_000 }, training: { price: { amount: 50_000 } } })
  for (const who of [email, seated.email]) {
    const [mail, ...more] = await mailsTo(who)
    expect([mail, more]).toEqual([expect.stringContaining('Było: 450 zł. Jest: 500 zł.'), []])
  }
})
