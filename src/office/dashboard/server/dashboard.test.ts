import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { students } from '#people/students/contract/students.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertArtist, insertDocument } from '#testing/make/make-artists.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { offerAt, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'

const { APPLIED, TO_VERIFY } = invitationStatus

/** The specification's eight, and four of ours. */
const counters = [
  'proArtistPendingInvitationsCount',
  'proArtistPendingVerificationsInvitationsCount',
  'trainingsPendingVerificationsInvitationsCount',
  'pendingProArtistsStatusUpgradesCount',
  'unreadMessagesCount',
  'studentPackagesCount',
  'vouchers',
  'reviews',
  'additionalResponsibilitiesCount',
  'textsOutdatedCount',
  'unclaimedPackagesCount',
  'unclaimedVouchersCount',
  'seatRefundsCount',
  'abuseReportsCount',
  'contentReportsCount',
  'signUpsCount',
  'duplicatePairsCount',
  'decisionsCount',
  'pendingPortfolioItemsCount',
]

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('the menu counts waiting items, for users who may decide them', async () => {
  const { office, artist, student } = world.as
  const before = await office.send(dashboard.counters, {})
  await insertArtist(world.db, { invitation_status: APPLIED })
  await insertArtist(world.db, { invitation_status: TO_VERIFY })
  await insertArtist(world.db, { invitation_status: TO_VERIFY })
  expect(await office.send(dashboard.counters, {})).toEqual({
    ...before,
    decisionsCount: Number(before.decisionsCount) + 3,
    proArtistPendingInvitationsCount: Number(before.proArtistPendingInvitationsCount) + 1,
    proArtistPendingVerificationsInvitationsCount: Number(before.proArtistPendingVerificationsInvitationsCount) + 2,
  })
  // Counters of other roles are 0 for them, but present.
  const own = await artist.send(dashboard.counters, {})
  expect(Object.keys(own).toSorted()).toEqual(counters.toSorted())
  expect(own).toMatchObject({ proArtistPendingInvitationsCount: 0, studentPackagesCount: 0 })
  const students = await student.send(dashboard.counters, {})
  expect(Object.keys(students).toSorted()).toEqual(counters.toSorted())
  expect(students).toMatchObject({ proArtistPendingInvitationsCount: 0, pendingProArtistsStatusUpgradesCount: 0 })
})

test('the office’s dashboard shows its queues with the age of the oldest', async () => {
  const longAgo = '2020-01-01T10:00:00.000Z'
  await insertArtist(world.db, { invitation_status: APPLIED, status_changed_at: longAgo })
  const { queues, artist } = await world.as.office.send(dashboard.mine, {})
  expect(queues).toMatchObject([
    { name: 'abuse' },
    { name: 'content' },
    { name: 'invitations', oldest_at: longAgo },
    { name: 'verification' },
    { name: 'trainings' },
    { name: 'signUps' },
    { name: 'upgrades' },
    { name: 'messages' },
    { name: 'responsibilities' },
    { name: 'texts' },
    { name: 'portfolio' },
    { name: 'packages' },
    { name: 'unclaimed' },
    { name: 'unclaimedVouchers' },
    { name: 'seatRefunds' },
    { name: 'duplicates' },
  ])
  expect(artist).toBeNull()
})

test('a queue of the office counts just the rows of the list behind it', async () => {
  const { office } = world.as
  const { queues } = await office.send(dashboard.mine, {})
  const listOf = (context: string, status: number) =>
    office.send(artists.list, { params: JSON.stringify({ context }), invitationStatus: status })
  const lists = {
    invitations: await listOf('INVITATION', APPLIED),
    verification: await listOf('VERIFICATION', TO_VERIFY),
    upgrades: await office.send(statusUpgrades.list, {}),
    messages: await office.send(conversations.list, { unread: 1 }),
    responsibilities: await office.send(additionalResponsibilities.list, { status: 'SUBMITTED' }),
    packages: await office.send(studentPackages.list, { status: 'PENDING' }),
    unclaimed: await office.send(studentPackages.list, { unclaimed: 1 }),
    unclaimedVouchers: await office.send(issuedVouchers.list, { unclaimed: 1 }),
    seatRefunds: await office.send(seatPayments.list, { state: 'TO_REFUND' }),
    abuse: await office.send(abuseReports.list, { stage: 'WAITING' }),
    content: await office.send(contentReports.list, { stage: 'WAITING' }),
    signUps: await office.send(signUps.list, { stage: 'WAITING' }),
  }
  const counted = Object.fromEntries(queues.map(({ name, count }) => [name, count]))
  expect(counted).toMatchObject(Object.fromEntries(Object.entries(lists).map(([name, { meta }]) => [name, meta.total])))
  expect(Object.values(lists).every(({ data }) => data.length > 0)).toBe(true)
})

test('a queue is visible only to users who may open the list behind it', async () => {
  await world.db.deleteFrom('role_permissions').where('permission', '=', 'can-view-applied-pro-artists').execute()
  const left = [
    'abuse',
    'content',
    'verification',
    'trainings',
    'signUps',
    'upgrades',
    'messages',
    'responsibilities',
    'texts',
    'portfolio',
    'packages',
    'unclaimed',
    'unclaimedVouchers',
    'seatRefunds',
    'duplicates',
  ]
  expect((await world.as.office.send(dashboard.mine, {})).queues.map(({ name }) => name)).toEqual(left)
  expect((await world.as.office.send(dashboard.counters, {})).proArtistPendingInvitationsCount).toBe(0)
  expect((await world.as.owner.send(dashboard.mine, {})).queues).toHaveLength(16)
})

test('an artist’s dashboard shows level and benefits; a student’s neither', async () => {
  const googleDriveMarketingMaterialsLink = 'https://drive.example.com/materialy'
  await world.as.office.send(settings.setMarketingLink, { googleDriveMarketingMaterialsLink })
  const own = await world.as.artist.send(dashboard.mine, {})
  expect(own).toMatchObject({
    googleDriveMarketingMaterialsLink,
    queues: [{ name: 'messages' }, { name: 'responsibilities' }],
    artist: { level: { code: expect.any(String) }, completed_at: expect.any(String) },
  })
  expect(own.benefits.length).toBeGreaterThan(0)
  const mine = await world.as.student.send(dashboard.mine, {})
  // The day that their page of vouchers shows.
  const listed = new Map((await world.as.student.send(vouchers.mine, {})).data.map((one) => [one.id, one]))
  expect(mine.student?.vouchers.length).toBeGreaterThan(0)
  for (const { id, last_day } of mine.student?.vouchers ?? [])
    expect(last_day).toBe(lastDayOf(listed.get(id)?.valid_until as string))
  expect(mine).toEqual({
    warnings: [],
    is_setting_up: false,
    backed_up_at: null,
    queues: [{ name: 'messages', count: 1, oldest_at: expect.any(String) }],
    steps: expect.any(Array),
    artist: null,
    googleDriveMarketingMaterialsLink: null,
    new_level: null,
    firstDays: null,
    nextTraining: expect.objectContaining({ starts_at: expect.any(String) }),
    student: {
      packages: [expect.objectContaining({ entries_left: expect.any(Number) })],
      vouchers: expect.any(Array),
    },
    trainingsAverageRating: null,
    trainingsFinished: null,
    trainingsPending: null,
    responsibilities: [],
    additionalResponsibilities: [],
    benefits: [],
  })
})

test('who is new has their first steps until all of them are done', async () => {
  const { visitor } = await world.person('client')
  const steps = async (who = visitor) => (await who.send(dashboard.mine, {})).firstDays
  expect(await steps()).toEqual([
    { step: 'profile', is_done: false },
    { step: 'message', is_done: false },
  ])
  const { id: country_id } = await world.db.selectFrom('countries').select('id').executeTakeFirstOrThrow()
  await visitor.send(students.updateProfile, {
    first_name: 'Ala',
    last_name: 'Nowak',
    phone: '+48601234567',
    country_id,
  })
  expect(await steps()).toEqual([
    { step: 'profile', is_done: true },
    { step: 'message', is_done: false },
  ])
  const { id: conversation_id, type } = (await visitor.send(conversations.open, {})).data
  const { id } = (await visitor.send(conversations.thread, { id: conversation_id })).data.person
  await visitor.send(conversations.sendOfStudent, { id, conversation_id, type, message: 'Dzień dobry!' })
  expect(await steps()).toBeNull()

  const artist = await world.person('pro-artist')
  expect((await steps(artist.visitor))?.map(({ step }) => step)).toEqual(['profile', 'documents', 'message'])
  expect(await steps(world.as.office)).toBeNull()
})

test('a student’s next steps are the seats that wait for their word or payment, and the reviews to write: the most urgent first', async () => {
  const { db } = world
  const { visitor, account } = await world.person('client')
  const { email } = account
  await soldTo(db, email, {})
  const steps = async () => (await visitor.send(dashboard.mine, {})).steps
  expect(await steps()).toEqual([])

  const training = (state: TrainingState, startsIn: number, price_amount = 0) =>
    trainingOf(db, null, { state, startsIn, price_amount })
  const awaited = await training('PUBLISHED', 48)
  await seatAt(db, awaited, email)
  await seatAt(db, await training('PUBLISHED', 24), email, { status: 'CONFIRMED' })
  for (const state of ['CANCELLED', 'COMPLETED'] as const) await seatAt(db, await training(state, 72), email)
  const unpaid = await training('PUBLISHED', 96, 90_000)
  await seatAt(db, unpaid, email, { status: 'CONFIRMED' })
  await seatAt(db, await training('PUBLISHED', 96, 90_000), email, { status: 'CANCELLED' })
  const offered = await Promise.all([5, 3, -5].map(() => training('PUBLISHED', 120)))
  for (const [index, hours] of [5, 3, -5].entries()) await offerAt(db, offered[index] as number, email, hours)
  const over = await training('COMPLETED', -48)
  const attended = await seatAt(db, over, email, { status: 'CONFIRMED' })
  await sql`insert into attendances (participant_id, training_session_id, is_present)
    select ${attended}, id, true from training_sessions where training_id = ${over}`.execute(db)

  expect(await steps()).toMatchObject([
    { name: 'seatOffered', count: 2, id: offered[1], at: expect.any(String), title: { pl: expect.any(String) } },
    { name: 'seatToConfirm', count: 1, id: awaited },
    { name: 'reviewToWrite', count: 1, id: attended },
    { name: 'seatUnpaid', count: 1, id: unpaid },
  ])
})

test('an artist’s next steps are the attendance to record, the insurance that ends, and the reviews to answer', async () => {
  const { db, clock } = world
  const { id: userId, visitor } = await world.person('pro-artist')
  const { id } = await db.selectFrom('pro_artists').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const own = async () => await visitor.send(dashboard.mine, {})
  expect((await own()).steps).toEqual([])

  const held = await trainingOf(db, id, { state: 'PUBLISHED', startsIn: -72 })
  await seatAt(db, held, cast.student.email)
  // Nobody had a seat at the second; the third is still to be held.
  await trainingOf(db, id, { state: 'PUBLISHED', startsIn: -72 })
  await seatAt(db, await trainingOf(db, id, { state: 'PUBLISHED', startsIn: 72 }), cast.student.email)
  const today = clock.now()
  const dayIn = (days: number) => daysLater(academyDay(today), days)
  await insertDocument(db, id, today, { kind: 'INSURANCE', valid_until: dayIn(19) })
  await insertDocument(db, id, today, { kind: 'LICENCE', valid_until: dayIn(5) })
  const { steps, trainingsPending } = await own()
  expect(steps).toMatchObject([
    { name: 'attendance', count: 1, id: held },
    { name: 'insurance', count: 1, at: null, last_day: dayIn(19) },
  ])
  // A training that is over does not count as pending, even if its attendance is not recorded yet.
  expect(trainingsPending).toBe(1)
  await insertDocument(db, id, today, { kind: 'INSURANCE', valid_until: dayIn(300) })
  expect((await own()).steps).toMatchObject([{ name: 'attendance' }])
  expect((await world.as.artist.send(dashboard.mine, {})).steps).toContainEqual(
    expect.objectContaining({ name: 'reviewToAnswer', id: expect.any(Number), title: expect.anything() }),
  )
})
