import { beforeAll, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { features, listeners } from '#app/server/app.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answer } from '#testing/fixtures/consent-requests.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { sendWork } from '#testing/make/make-portfolio.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import type { Visitor } from '#testing/visitor.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { executeDue } from './execute-erasure.ts'
import { requestForInactive } from './inactive-applicants.ts'

/* What others read of somebody who was erased: no email, and no link to a page that is not there. */

const nobody = { first_name: '—', last_name: '', email: null }

let world: Academy
let owner: Visitor
let left: Awaited<ReturnType<typeof rowsOf>>
beforeAll(async () => {
  world = await academy()
  left = await rowsOf()
  await erase(left.user)
  owner = await world.visitor('owner')
  return world.close
})

test('a sold package, a seat and a voucher of an erased person name nobody', async () => {
  const { data: sold } = await owner.send(studentPackages.get, { id: left.sold })
  expect(sold.student).toEqual({ ...nobody, id: null })
  const { data: board } = await owner.send(participants.board, { id: left.training })
  const seat = board.participants.find(({ id }) => id === left.participant)
  expect(seat?.student).toEqual({ ...nobody, id: null, phone: null })
  const { data: voucher } = await owner.send(issuedVouchers.get, { id: left.voucher })
  expect(voucher.holder).toMatchObject({ ...nobody, student_id: null, pro_artist_id: null })
})

test('their certificate and review lead to no page of theirs', async () => {
  expect((await owner.send(certificates.get, { id: left.certificate })).data.student_id).toBeNull()
  expect((await owner.send(reviews.get, { id: left.review })).data.author_id).toBeNull()
})

test('they are sent no mail, though something of theirs changes', async () => {
  await owner.send(certificates.revoke, { id: left.certificate, reason: 'Wydany pomyłkowo.' })
  const sent = world.db.selectFrom('mails').select(['to', 'subject']).where('to', 'like', 'former-%')
  expect(await sent.execute()).toEqual([])
})

test('somebody whose name is a dash is not taken for them', async () => {
  const { account } = await world.person('client')
  const { id } = await soldTo(world.db, account.email, {})
  await world.db
    .updateTable('students')
    .set({ first_name: '—', last_name: '' })
    .where('email', '=', account.email)
    .execute()
  const { data } = await owner.send(studentPackages.get, { id })
  expect(data.student).toEqual({ ...nobody, id: expect.any(Number), email: account.email })
})

test('nobody sees the pictures that they agreed to be shown in, and what they agreed to stays written', async () => {
  const guest = await world.guest()
  const { id: person, account } = await world.person('client')
  const { id, picture } = await workShowing(account.email)
  expect((await guest.call(portfolio.image, picture)).status).toBe(200)

  await erase(person)
  expect((await guest.call(portfolio.image, picture)).status).toBe(404)
  const { data } = await (await world.visitor('office')).send(consents.get, { id })
  expect(data.state).toBe('WITHDRAWN')
  expect(data.history.map(({ event }) => event)).toEqual(['WITHDRAWN', 'GIVEN', 'ASKED'])
})

test('the erasure of an application that the schedule requested withdraws no consent', async () => {
  const email = 'modelka@poczta.example'
  const { id } = await workShowing(email)
  const long = new Date(world.clock.now().getTime() - 900 * 24 * 3_600_000)
  const applicant = await insertArtist(world.db, { email, applied_at: long, status_changed_at: long })
  const office = await world.visitor('owner')
  const { revision } = await office.send(settings.get, {})
  await office.send(settings.setInactiveApplicants, { inactive_applicant_months: 24, revision })
  await requestForInactive({ ...world.portal, clock: world.clock.now }, listeners)
  await executeInAWeek()
  expect(await world.db.selectFrom('pro_artists').select('id').where('id', '=', applicant).execute()).toEqual([])
  expect((await (await world.visitor('office')).send(consents.get, { id })).data.state).toBe('GIVEN')
})

test('no consent is withdrawn that was given by an email which somebody else has now', async () => {
  const { account } = await world.person('client')
  const { id } = await workShowing(account.email)
  const applicant = await insertArtist(world.db, { email: account.email.toUpperCase() })
  await (await world.visitor('owner')).send(erasures.requestArtist, { id: applicant, is_settled: true })
  await executeInAWeek()
  expect((await (await world.visitor('office')).send(consents.get, { id })).data.state).toBe('GIVEN')
})

/** A public work whose picture shows a person who agreed to it at their email. */
async function workShowing(email: string) {
  const [artist, office] = [await world.visitor('artist'), await world.visitor('office')]
  const { id, images } = await sendWork(artist, 'photo.jpg')
  await artist.send(consents.ask, { id, email, language: 'pl' })
  const hash = (await lastMail(world.db, email)).route.split('/').at(-1) ?? ''
  await artist.send(portfolio.submit, { id })
  await answer(await world.guest(), hash, 'WEBSITE')
  await office.send(portfolio.approve, { id })
  return { id, picture: { id: images[0]?.id as number, size: 'small' } }
}

/** Of a student who has a certificate and has written a review. */
async function rowsOf() {
  const { db } = world
  const { email, ...seat } = await db
    .selectFrom('reviews')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('certificates', 'certificates.participant_id', 'participants.id')
    .select(['reviews.id as review', 'certificates.id as certificate', 'participants.id as participant'])
    .select(['participants.training_id as training', 'user_id as user', 'students.email'])
    .where('certificates.state', '=', 'VALID')
    .orderBy('reviews.id')
    .executeTakeFirstOrThrow()
  const { id: sold } = await soldTo(db, email, {})
  const { id: voucher } = await voucherOf(db, email)
  return { ...seat, sold, voucher }
}

async function erase(id: number) {
  await (await world.visitor('owner')).send(erasures.requestUser, { id, is_settled: true })
  await executeInAWeek()
}

async function executeInAWeek() {
  world.clock.advance({ days: 8 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declaredBy(Object.values(features)))
}
