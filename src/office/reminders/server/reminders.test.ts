import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { issueFormLink, reopenFormLink } from '#network/applications/server/form-link.steps.ts'
import { account } from '#people/account/contract/account.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { withdrawReview } from '#reputation/reviews/server/review-links.steps.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import { hoursOfSessions, periodsOfSessions, plain, twoSessions } from '#testing/fixtures/two-sessions.ts'
import { insertArtist, insertOpenForm } from '#testing/make/make-artists.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { invitedAttendee, praise } from '#testing/make/make-reviews.ts'
import { moveTo, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { blockVoucher, extendVoucher } from '#trade/vouchers/server/vouchers.steps.ts'
import { remind } from './remind.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

// The demo's own reminders are sent before, now and later.
beforeEach(async () => {
  for (const days of [0, 8, 28]) await tick(days)
})

/** The clock of a portal that looks so many days from now. */
function tick(days: number) {
  return remind({ ...world.portal, clock: () => new Date(shift(new Date(), { days })) }, listeners)
}

async function mailsTo(email: string, subject: string) {
  const rows = await world.db.selectFrom('mails').select('subject').where('to', '=', email).execute()
  return rows.filter((mail) => mail.subject?.includes(subject)).length
}

async function reminded(event: string, subject_id: number) {
  const rows = await world.db
    .selectFrom('audit_log')
    .select('id')
    .where('event', '=', event)
    .where('subject_id', '=', subject_id)
    .execute()
  return rows.length
}

test('who does not send the form is reminded after a week and before the link ends, by the link that they have', async () => {
  const email = 'waits-for-form@example.com'
  const { id, hash } = await insertOpenForm(world, { email })
  const reminders = () => mailsTo(email, 'Czekamy na Twój formularz')
  await tick(6)
  expect(await reminders()).toBe(0)
  await tick(8)
  await tick(9)
  expect(await reminders()).toBe(1)
  expect((await lastMail(world.db, email)).hash).toBe(hash)
  await tick(28)
  await tick(29)
  expect(await reminders()).toBe(2)
  // A link that ended is nothing to remind of; another one is.
  await tick(31)
  expect(await reminders()).toBe(2)
  await reopenFormLink(world.db, world.config, id, new Date(shift(new Date(), { days: 31 })))
  await tick(59)
  expect(await reminders()).toBe(3)
})

test('several processes that look at once notify each recipient once', async () => {
  const email = 'many-portals@example.com'
  const id = await insertArtist(world.db, { email, invitation_status: 1 })
  await issueFormLink(world.db, world.config, id, new Date(shift(new Date(), { days: -8 })))
  await Promise.all(Array.from({ length: 5 }, () => tick(0)))
  expect(await reminded('proArtist.formReminded', id)).toBe(1)
})

test('an outage from one reminder past the other is made up for by one', async () => {
  const email = 'outage@example.com'
  const { id } = await insertOpenForm(world, { email })
  await tick(28)
  expect(await reminded('proArtist.formReminded', id)).toBe(1)
})

test('an artist is reminded of attendance once the training is over, the office when it is still missing', async () => {
  const { id, account } = await artist()
  const { training } = await held(id, 1)
  await tick(1)
  expect(await reminded('training.attendanceAwaited', training)).toBe(0)
  // The portal was down in between.
  await tick(3)
  await tick(3.1)
  expect(await reminded('training.attendanceAwaited', training)).toBe(1)
  expect(await mailsTo(account.email, 'Zapisz obecność')).toBe(1)
  expect(await reminded('training.attendanceOverdue', training)).toBe(0)
  await tick(5)
  await tick(6)
  expect(await reminded('training.attendanceOverdue', training)).toBe(1)
  expect(await reminded('training.attendanceAwaited', training)).toBe(1)
})

test('nobody is reminded of what is completed, canceled or nobody’s', async () => {
  const { id } = await artist()
  const trainings = []
  for (const state of ['COMPLETED', 'CANCELLED'] as const) {
    const { training } = await held(id, -2)
    await world.db
      .updateTable('trainings')
      .set({ state, cancel_reason: 'Choroba' })
      .where('id', '=', training)
      .execute()
    trainings.push(training)
  }
  await tick(0)
  await tick(5)
  for (const training of trainings) expect(await reminded('training.attendanceAwaited', training)).toBe(0)
})

test('a participant who has not confirmed is reminded some days before, and again where the training is moved', async () => {
  const { id } = await artist()
  const { training, seat } = await held(id, 10)
  const count = () => reminded('participant.confirmationAwaited', seat)
  await tick(6)
  expect(await count()).toBe(0)
  await tick(8)
  await tick(9)
  expect(await count()).toBe(1)
  await moveTo(world.db, training, 20 * 24)
  await tick(18)
  expect(await count()).toBe(2)
  // No reminder is sent for a training that has begun, nor to a student who has confirmed.
  await tick(21)
  expect(await count()).toBe(2)
})

test('the email to a participant who has not confirmed has the times of each session', async () => {
  const { id, email } = await twoSessions(world)
  await portalActs(world).record('participant.confirmationAwaited', await seatAt(world.db, id, email), {})
  const text = plain((await world.lastMail(email)).text ?? '')
  for (const period of periodsOfSessions) expect(text).toContain(period)
  expect(text).toMatch(hoursOfSessions)
})

test('who was at a training is reminded of their review once, by the link that they have', async () => {
  const { account, invited } = await attendee()
  const reminders = () => mailsTo(account.email, 'Jeszcze możesz napisać opinię')
  await tick(6)
  expect(await reminders()).toBe(0)
  await Promise.all([tick(8), tick(8)])
  await tick(29)
  expect(await reminders()).toBe(1)
  expect((await lastMail(world.db, account.email)).route).toBe(`training/add-review/${invited.hash}`)
})

test('nobody is reminded of a review that is written, of a link that was taken back or is over, or against their wish', async () => {
  const written = await attendee()
  await (await world.guest()).send(reviews.write, { hash: written.invited.hash, ...praise })
  const absent = await attendee()
  await withdrawReview(portalActs(world), absent.invited.id)
  const late = await attendee()
  await world.db
    .updateTable('review_links')
    .set({ expires_at: shift(new Date(), { days: 5 }) })
    .where('participant_id', '=', late.invited.id)
    .execute()
  const calm = await attendee()
  await calm.visitor.send(account.chooseMails, { kind: 'reviews', is_sent: false })
  await tick(8)
  await tick(20)
  for (const { account } of [written, absent, late, calm])
    expect(await mailsTo(account.email, 'Jeszcze możesz napisać opinię')).toBe(0)
})

async function attendee() {
  const { account, visitor } = await world.person('client')
  return { account, visitor, invited: await invitedAttendee(world, null, account.email) }
}

/** A training so many days from now, with a seat that was taken ten days ago. */
async function held(artistId: number, days: number) {
  const training = await trainingOf(world.db, artistId, { startsIn: days * 24 })
  const registered_at = shift(new Date(), { days: -10 })
  return { training, seat: await seatAt(world.db, training, cast.student.email, { registered_at }) }
}

async function artist() {
  const { id: userId, account } = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { id, account }
}

test('a holder is reminded a week before a voucher with a balance expires, once for each expiration date', async () => {
  const { account } = await world.person('client')
  const days = (count: number) => shift(new Date(), { days: count })
  const held = (values: object = {}) =>
    voucherOf(world.db, account.email, {
      issued_at: days(-20),
      available_at: days(-19),
      valid_until: days(20),
      ...values,
    })
  const { id } = await held()
  const isPaid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const
  const { id: paid } = await held(isPaid)
  const quiet = [
    await held({ budget: 0 }),
    await held({ issued_at: days(15), available_at: days(15) }),
    await held({ available_at: days(17) }),
    await held({ valid_until: days(40) }),
  ]
  const { id: blocked } = await held()
  await blockVoucher(portalActs(world), blocked, 'Zgubiony telefon.')
  const reminders = (voucher: number) => reminded('voucher.expiryReminded', voucher)
  await tick(11)
  expect(await reminders(id)).toBe(0)
  for (const day of [14, 15, 16]) await tick(day)
  expect([await reminders(id), await reminders(paid)]).toEqual([1, 1])
  for (const one of [blocked, ...quiet.map((voucher) => voucher.id)]) expect(await reminders(one)).toBe(0)
  const { subject, text } = await lastMail(world.db, account.email)
  expect(subject).toMatch(/^Twój voucher jest ważny do \d+ /)
  expect(text).toContain('300')

  // A holder who was just notified of a later end needs no reminder.
  const extended = (until: number, on: number) =>
    extendVoucher({ ...portalActs(world), now: new Date(days(on)) }, id, {
      valid_until: days(until),
      reason: 'Choroba.',
    })
  await extended(22, 17)
  await tick(18)
  expect(await reminders(id)).toBe(1)
  await extended(60, 19)
  await tick(52)
  expect(await reminders(id)).toBe(1)
  await tick(55)
  expect(await reminders(id)).toBe(2)
})
