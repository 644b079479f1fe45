import { beforeAll, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { scheduledVouchers } from '#trade/vouchers/server/vouchers.queries.ts'
import { twoFactorDemand } from './settings.queries.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('a new voucher delay holds from now on: vouchers that wait are counted, and do not move', async () => {
  const { office } = world.as
  const waiting = () =>
    scheduledVouchers(world.db, world.clock.now()).select(['id', 'available_at']).orderBy('id').execute()
  const before = await waiting()
  expect(before.length).toBeGreaterThan(0)
  expect(await office.send(settings.get, {})).toMatchObject({ scheduled_vouchers: before.length })
  const { data } = await office.send(settings.setVoucherDelay, { voucherDelayInDays: 30 })
  expect(data).toMatchObject({ voucherDelayInDays: 30, scheduled_vouchers: before.length })
  expect(await waiting()).toEqual(before)
})

test('the delay is a whole number from 0 to 365', async () => {
  for (const voucherDelayInDays of [0, 365, '30'])
    expect((await world.as.office.call(settings.setVoucherDelay, { voucherDelayInDays })).status).toBe(200)
  for (const voucherDelayInDays of [-1, 366, 1.5, '', null])
    expect(await world.as.office.attempt(settings.setVoucherDelay, { voucherDelayInDays })).toMatchObject({
      status: 422,
      body: { errors: { voucherDelayInDays: [expect.any(String)] } },
    })
})

test('the link to marketing materials is https, or none', async () => {
  const { office } = world.as
  const save = (googleDriveMarketingMaterialsLink: string) =>
    office.call(settings.setMarketingLink, { googleDriveMarketingMaterialsLink })
  const link = 'https://drive.example.com/drive/folders/abc'
  expect((await save(link)).body).toMatchObject({ data: { googleDriveMarketingMaterialsLink: link } })
  for (const wrong of ['http://drive.example.com', 'ftp://drive.example.com', 'drive'])
    expect(await save(wrong)).toMatchObject({ status: 422 })
  expect(await office.send(settings.get, {})).toMatchObject({ googleDriveMarketingMaterialsLink: link })
  expect((await save('')).body).toMatchObject({ data: { googleDriveMarketingMaterialsLink: null } })
})

test('a setting that is not in the request remains unchanged', async () => {
  const { office, owner } = world.as
  const before = await owner.send(settings.get, {})
  const { setMarketingLink, setReviewVoucher, setTwoFactorDemand, setVoucherDelay, setDedicatedTermsEmails } = settings
  for (const call of [setMarketingLink, setReviewVoucher, setTwoFactorDemand, setVoucherDelay, setDedicatedTermsEmails])
    expect(await office.attempt(call, { link: 'https://drive.example.com' })).toMatchObject({ status: 422 })
  expect(await owner.send(settings.get, {})).toEqual(before)
})

test('each address for dedicated dates is validated by itself, and is stored once', async () => {
  const { office } = world.as
  const emails = ['terminy@academy.example', 'Biuro@academy.example']
  expect((await office.send(settings.setDedicatedTermsEmails, { emails })).data.emails).toEqual(emails)
  const wrong = [...emails, 'nie adres', 'biuro@ACADEMY.example']
  const { status, body } = await office.call(settings.setDedicatedTermsEmails, { emails: wrong })
  expect(status).toBe(422)
  expect(Object.keys((body as unknown as { errors: object }).errors).sort()).toEqual(['emails.2', 'emails.3'])
  expect((await office.send(settings.setDedicatedTermsEmails, { emails: [] })).data.emails).toEqual([])
})

test('a second factor may be demanded from today on, and no longer at all', async () => {
  const { office } = world.as
  const from = (days: number) => daysLater(academyDay(world.clock.now()), days)
  const demand = (two_factor_required_from: string | null) =>
    office.call(settings.setTwoFactorDemand, { two_factor_required_from })
  expect((await demand(from(-2))).status).toBe(422)
  expect((await demand(from(20))).status).toBe(200)
  expect(await twoFactorDemand(world.db)).toBe(from(20))
  expect((await demand(null)).status).toBe(200)
  expect(await twoFactorDemand(world.db)).toBeNull()
})

test('two users who change different settings do not conflict; of the same one, the second is notified', async () => {
  const { office, owner } = world.as
  const { revision } = await owner.send(settings.get, {})
  await office.send(settings.setReviewVoucher, { review_voucher_percent: 15, revision })
  expect((await owner.call(settings.setVoucherDelay, { voucherDelayInDays: 7, revision })).status).toBe(200)
  expect(await owner.call(settings.setReviewVoucher, { review_voucher_percent: 20, revision })).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      details: { changes: [{ field: 'review_voucher_percent', after: 15, by: 'Joanna Wrońska' }] },
    },
  })
})

test('the audit log has each setting as it was and as it is', async () => {
  const { office } = world.as
  await office.send(settings.setReviewVoucher, { review_voucher_percent: null })
  await office.send(settings.setReviewVoucher, { review_voucher_percent: 10 })
  const lines = () =>
    world.db.selectFrom('audit_log').select('details').where('event', '=', 'settings.changed').orderBy('id').execute()
  const written = await lines()
  expect(written.at(-1)?.details).toEqual({
    before: { review_voucher_percent: null },
    after: { review_voucher_percent: 10 },
  })
  // What is as it was, is no change.
  await office.send(settings.setReviewVoucher, { review_voucher_percent: 10 })
  expect(await lines()).toEqual(written)
})

test('another delay is tried out on the vouchers of a year, and moves nothing', async () => {
  const { db, as, clock } = world
  const simulate = async (voucherDelayInDays: number) =>
    (await as.office.send(settings.simulateVoucherDelay, { voucherDelayInDays })).data
  const before = await simulate(20)
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  await voucherOf(db, null, { issued_at: ago(10), available_at: ago(9), valid_until: ago(-30) })
  await voucherOf(db, null, { issued_at: ago(40), available_at: ago(39), valid_until: ago(25) })
  // What was earned by a review would have begun later, and ended later as well.
  await voucherOf(db, null, { source: 'REVIEW', issued_at: ago(40), available_at: ago(39), valid_until: ago(25) })
  await voucherOf(db, null, { issued_at: ago(500), available_at: ago(499), valid_until: ago(400) })
  const { year, scheduled, usable_from } = await simulate(20)
  expect(year).toEqual({
    ...before.year,
    issued: before.year.issued + 3,
    waiting: before.year.waiting + 1,
    never_usable: before.year.never_usable + 1,
  })
  expect(scheduled).toBe(before.scheduled)
  expect(Math.round((Date.parse(usable_from) - clock.now().getTime()) / 86_400_000)).toBe(20)
  expect((await simulate(0)).year.waiting).toBe(0)
  expect((await as.office.call(settings.simulateVoucherDelay, { voucherDelayInDays: 366 })).status).toBe(422)
})
