import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { lastDayOf, shift } from '#kit/server/postgres/instant.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { issueFormLink, reopenFormLink } from '#network/applications/server/form-link.steps.ts'
import { openConsentLink } from '#reputation/consents/server/consent-links.steps.ts'
import { openReviewLink } from '#reputation/reviews/server/review-links.steps.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { attendeeOf } from '#testing/make/make-reviews.ts'
import { saleTo } from '#testing/make/make-sales.ts'
import { trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { issueVouchers } from './vouchers.steps.ts'

/* A printed last day lasts until the academy's midnight, for vouchers and packages of any hour. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: academyZone, timeStyle: 'medium' })
const timeOf = (end: string) => clock.format(new Date(end))
/** An hour in the middle of a day, in winter; what is made then ends in summer. */
const made = new Date('2031-02-03T15:20:10.000Z')
const actsAt = (now: Date, db: Db = world.db) => ({ ...portalActs(world), now, db })

test('a voucher that is earned holds through its last day', async () => {
  const { id: holder_id } = await world.person('client')
  const given = { holder_id, kind: 'PERCENT', value: 10, source: 'REVIEW' } as const
  const [id = 0] = await issueVouchers(actsAt(made), [given])
  const { available_at, valid_until } = await world.db
    .selectFrom('vouchers')
    .select(['available_at', 'valid_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(timeOf(valid_until)).toBe('00:00:00')
  const days = (Date.parse(`${lastDayOf(valid_until)}T12:00`) - Date.parse(available_at)) / 86_400_000
  expect(Math.round(days)).toBe(180)
})

test('links end at the midnight after the day that is printed, also when they are renewed', async () => {
  const { db, config } = world
  const participant = await attendeeOf(db, null, null)
  const item = await db.selectFrom('portfolio_items').select('id').executeTakeFirstOrThrow()
  const artist = await db.selectFrom('pro_artists').select('id').executeTakeFirstOrThrow()
  const consentEnd = async () => {
    const { token_hash } = await openConsentLink(actsAt(made), item.id)
    const link = db.selectFrom('consent_links').select('expires_at').where('token_hash', '=', token_hash)
    return (await link.executeTakeFirstOrThrow()).expires_at as string
  }
  const ends = [
    [(await issueFormLink(db, config, artist.id, made)).expiresAt, '2031-03-05'],
    [(await reopenFormLink(db, config, artist.id, made)).expiresAt, '2031-03-05'],
    [(await openReviewLink(actsAt(made), participant)).expires_at, '2031-03-05'],
    [(await openReviewLink(actsAt(made), participant)).expires_at, '2031-03-05'],
    [await consentEnd(), '2031-04-04'],
    [await consentEnd(), '2031-04-04'],
  ] as const
  expect(ends.map(([end]) => [timeOf(end), lastDayOf(end)])).toEqual(ends.map(([, day]) => ['00:00:00', day]))
})

test('expiration dates with a time of day are corrected: through the ledger, and without a second reminder', async () => {
  const at = '2031-05-06T12:34:56.000Z'
  const { id } = await voucherOf(world.db, null, { valid_until: at })
  const { id: blocked } = await voucherOf(world.db, null, { valid_until: at })
  const artist = await world.db.selectFrom('pro_artist_links').select('pro_artist_id').executeTakeFirstOrThrow()
  await inTransaction(world.db, async (db) => {
    await sql`update pro_artist_links set expires_at = ${at}`.execute(db)
    await sql`
      insert into reminders select 'proArtist.formReminded', pro_artist_id, 'ends ' || expires_at, now() from pro_artist_links
    `.execute(db)
    await sql`
      insert into voucher_entries (voucher_id, kind, reason, made_at) values (${blocked}, 'BLOCK', 'Losowo.', now())
    `.execute(db)
    const migration = await readFile('migrations/0147-last-days-of-links.sql', 'utf8')
    for (const statement of migration.split(/;\n/).filter((one) => one.trim())) await sql.raw(statement).execute(db)
  })
  const { rows } = await sql<{ end: string; kinds: string[] }>`
    select valid_until as end, (
      select array_agg(kind order by voucher_entries.id) from voucher_entries where voucher_id = vouchers.id
    ) as kinds from vouchers where id in (${id}, ${blocked}) order by id
  `.execute(world.db)
  const end = '2031-05-06T22:00:00.000Z'
  expect(rows).toEqual([
    { end, kinds: ['ISSUE', 'EXTEND'] },
    { end, kinds: ['ISSUE', 'BLOCK', 'EXTEND'] },
  ])
  const { rows: reminded } = await sql`
    select from reminders join pro_artist_links on pro_artist_id = subject_id
    where pro_artist_id = ${artist.pro_artist_id} and occasion = 'ends ' || expires_at
  `.execute(world.db)
  expect(reminded).toHaveLength(1)
})

test('a package that was sold in the evening pays for a training at ten in the morning of its last day', async () => {
  const { account } = await world.person('client')
  const { office } = world.as
  const sale = await saleTo(world.db, account.email)
  const { data: sold } = await office.send(studentPackages.sell, sale)
  const last = lastDayOf(sold.expires_at as string)
  const register = async (day: string) => {
    const id = await trainingOf(world.db, null)
    const starts_at = await world.db
      .selectNoFrom(sql<string>`(${day}::date + time '10:00') at time zone ${academyZone}`.as('at'))
      .executeTakeFirstOrThrow()
    const ends_at = shift(new Date(starts_at.at), { hours: 6 })
    await world.db
      .updateTable('training_sessions')
      .set({ starts_at: starts_at.at, ends_at })
      .where('training_id', '=', id)
      .execute()
    return office.call(participants.register, { id, student_id: sale.student_id, student_package_id: sold.id })
  }
  expect(await register(last)).toMatchObject({ status: 201, body: { data: { package: { id: sold.id } } } })
  const next = daysLater(last, 1)
  expect(await register(next)).toMatchObject({ status: 409, body: { code: 'no_entry' } })
})
