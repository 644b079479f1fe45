import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { hoursOfSessions, periodsOfSessions, plain, twoSessions } from '#testing/fixtures/two-sessions.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { seatAt } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { releaseSeats } from '../participants.steps.ts'
import { offerFreeSeats } from './free-seats.steps.ts'
import { redeemVoucher } from './redemptions.steps.ts'

/* What students are written of their seats: when each session begins and ends, and what is paid and how. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

type At = Awaited<ReturnType<typeof twoSessions>>

const cancel = { is_entry_returned: true, is_late: false, is_told: true }
const mails: Record<string, (at: At) => Promise<unknown>> = {
  seat_registered: ({ id, student_id }) =>
    world.as.office.send(participants.register, { id, student_id, student_package_id: null }),
  seat_cancelled: async ({ id, email }) =>
    world.as.office.send(participants.cancel, { id, participant_id: await seatAt(world.db, id, email), ...cancel }),
  seat_released: async ({ id, email }) => {
    await seatAt(world.db, id, email)
    await world.db.updateTable('trainings').set({ state: 'CANCELLED' }).where('id', '=', id).execute()
    await releaseSeats(portalActs(world), id)
  },
  seat_invited: ({ id, student_id }) => world.as.office.send(waitingList.invite, { id, student_id }),
  seat_unpaid: ({ id, student_id }) =>
    world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: false }),
  seat_offered: async ({ id, student_id, email }) => {
    await soldTo(world.db, email, { expires_at: '2034-01-01T00:00:00.000Z' })
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: false })
    await offerFreeSeats(portalActs(world), id)
  },
  seat_called_off: async ({ id, student_id }) => {
    await world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: false })
    await world.db.updateTable('trainings').set({ state: 'CANCELLED' }).where('id', '=', id).execute()
    await releaseSeats(portalActs(world), id)
  },
}

test.each(Object.keys(mails))('%s has the times of each session', async (name) => {
  const at = await twoSessions(world)
  await mails[name]?.(at)
  const { text } = await mailTo(at.email)
  for (const period of periodsOfSessions) expect(text).toContain(period)
  expect(text).toMatch(hoursOfSessions)
})

describe('the mail about a new seat', () => {
  const registered = async (language: Language, price_amount: number, isPaidByVoucher = false) => {
    const { id, email, student_id } = await twoSessions(world, language, price_amount)
    const voucher_ids = isPaidByVoucher ? [(await voucherOf(world.db, email)).id] : []
    const pays = isPaidByVoucher ? { voucher_ids } : { student_package_id: null }
    await world.as.office.send(participants.register, { id, student_id, ...pays })
    return (await mailTo(email)).text
  }

  test('names the amount and how to pay it, in both languages, and the page of the seat has the QR code for a transfer', async () => {
    const text = await registered('pl', 150_000)
    const reference = /tytuł: (SZK-\d+ Nowak Anna)\./.exec(text)?.[1] ?? ''
    expect(text).toContain(
      `Cena: 1500 zł. Do zapłaty: 1500 zł. Przelew na rachunek PL61 1090 1014 0000 0712 1981 2874, odbiorca: Atelier Akademia Stylizacji Brwi sp. z o.o., tytuł: ${reference}.`,
    )
    expect(await registered('en-US', 150_000, true)).toMatch(
      /Vouchers pay PLN 300\. Amount due: PLN 1,200\. Transfer it to account PL61 1090 .*, title: SZK-\d+ Nowak Anna\./,
    )
    const { id, email, visitor } = await twoSessions(world, 'pl', 150_000)
    await seatAt(world.db, id, email)
    const { data } = await visitor.send(participants.ownSeat, { training_id: id })
    expect(data.transfer?.code).toBe(
      `1111111111|PL|61109010140000071219812874|150000|Atelier Akademia Sty|SZK-${id} Nowak Anna|||`,
    )
    await visitor.send(participants.cancelOwn, { id: data.id })
    expect((await visitor.send(participants.ownSeat, { training_id: id })).data.transfer).toBeNull()
  })

  test('announces that the office will explain how to pay, where the academy has not entered its account', async () => {
    const { operator_account } = await operatorOf(world.db)
    await world.db.updateTable('settings').set({ operator_account: null }).execute()
    onTestFinished(async () => void (await world.db.updateTable('settings').set({ operator_account }).execute()))
    expect(await registered('pl', 150_000)).toContain(
      'Cena: 1500 zł. Do zapłaty: 1500 zł. Biuro prześle informację, jak zapłacić.',
    )
    expect(await registered('en-US', 150_000, true)).toContain(
      'Vouchers pay PLN 300. Amount due: PLN 1,200. The office will tell you how to pay.',
    )
  })

  test('shows that a seat is free of charge', async () => {
    expect(await registered('pl', 0)).toContain('Udział jest bezpłatny.')
    expect(await registered('en-US', 0)).toContain('It is free of charge.')
  })
})

test('the page of a seat shows what was paid, waived or is refunded, and requests no payment for a canceled seat', async () => {
  const { id, email, visitor } = await twoSessions(world, 'pl', 100_000)
  const seat = await seatAt(world.db, id, email)
  const { id: voucher } = await voucherOf(world.db, email)
  const shown = async () => (await visitor.send(participants.ownSeat, { training_id: id })).data
  const { office } = world.as
  expect(await shown()).toMatchObject({ due: 100_000, paid: 0, waived: 0, to_refund: 0 })
  await redeemVoucher(portalActs(world), { id: voucher }, seat)
  await office.send(seatPayments.pay, { id: seat, reason: null })
  expect(await shown()).toMatchObject({ due: 0, paid: 70_000, waived: 0, to_refund: 0 })
  await office.send(participants.cancel, { id, participant_id: seat, ...cancel })
  expect(await shown()).toMatchObject({ status: 'CANCELLED', due: 0, paid: 70_000, to_refund: 70_000 })
  const other = await twoSessions(world, 'pl', 100_000)
  const waived = await seatAt(world.db, other.id, other.email)
  await office.send(seatPayments.waive, { id: waived, reason: 'Ustalone.' })
  const page = (await other.visitor.send(participants.ownSeat, { training_id: other.id })).data
  expect(page).toMatchObject({ due: 0, waived: 100_000 })
})

test('a participant who canceled without paying owes nothing on its page', async () => {
  const { id, email, visitor } = await twoSessions(world)
  const seat = await seatAt(world.db, id, email)
  await visitor.send(participants.cancelOwn, { id: seat })
  const { data } = await visitor.send(participants.ownSeat, { training_id: id })
  expect(data).toMatchObject({ status: 'CANCELLED', due: 0 })
})

async function mailTo(email: string) {
  const { text } = await world.lastMail(email)
  return { text: plain(text ?? '') }
}
