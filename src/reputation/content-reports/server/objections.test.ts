import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { eraseRows } from '#office/personal-data/server/erasure/erase.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { linkSentTo, noticeAbout, publicContentOf } from '#testing/make/make-reports.ts'
import { forgetReporters } from './forget-reporters.ts'

/* Each reporter has an objection of their own to a refusal, those that wait are answered together, and their page shows what is true today. */

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  const artist = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', 'artist@atelier.test')
    .executeTakeFirstOrThrow()
  artistId = artist.id
  return world.close
})

const note = 'Osoba na zdjęciu nie wyraziła zgody.'
const mailsTo = async (to: string) =>
  (await world.db.selectFrom('mails').select(['subject', 'text']).where('to', '=', to).orderBy('id').execute()).map(
    ({ subject, text }) => ({ subject, text: (text ?? '').replace(/\s+/g, ' ') }),
  )

type Reporter = { email: string; hash: string }
const caseOf = async ({ hash }: Reporter) =>
  (await (await world.guest()).send(contentReports.ofReporter, { hash })).data
const object = async ({ hash }: Reporter, text: string) =>
  (await world.guest()).call(contentReports.objectAsReporter, { hash, text })

/** Content that as many people reported. */
async function reportedBy(count: number, kind: 'WORK' | 'PROFILE' = 'WORK') {
  const content = await publicContentOf(world, artistId, kind)
  const emails: string[] = []
  for (let made = 0; made < count; made++) {
    const notice = noticeAbout(content)
    await (await world.guest()).send(contentReports.send, notice)
    emails.push(notice.email as string)
  }
  const { id } = await world.db
    .selectFrom('content_reports')
    .select('id')
    .where('kind', '=', content.kind)
    .where('content_id', '=', content.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, content, emails }
}

/** The same, left as it is by the office. */
async function refusedTo(count: number) {
  const report = await reportedBy(count)
  await world.as.office.send(contentReports.dismiss, { id: report.id, note: 'Zgoda jest w aktach.' })
  const links = await Promise.all(report.emails.map((email) => linkSentTo(world, email)))
  const reporters = report.emails.map((email, index) => ({ email, hash: links[index] as string }))
  return { ...report, reporters: reporters as [Reporter, Reporter, Reporter] }
}

/** The same, hidden by the office. */
async function hiddenAfter(count: number, kind?: 'PROFILE') {
  const report = await reportedBy(count, kind)
  await world.as.office.send(contentReports.uphold, { id: report.id, ground: 'OWN_IMAGE', note })
  const links = await Promise.all(report.emails.map((email) => linkSentTo(world, email)))
  const reporters = report.emails.map((email, index) => ({ email, hash: links[index] as string }))
  return { ...report, reporters: reporters as [Reporter, Reporter] }
}

test('each reporter of a refused report objects once, those at once are answered together, and each gets the answer', async () => {
  const { office, owner } = world.as
  const { id, content, reporters } = await refusedTo(3)
  const [first, second, third] = reporters
  const { data: begun } = await owner.send(contentReports.get, { id })

  const sent = await Promise.all([object(first, 'To ja jestem na zdjęciu.'), object(second, 'To moja siostra.')])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const { data: waiting } = await owner.send(contentReports.get, { id })
  expect(waiting).toMatchObject({ state: 'OBJECTED' })
  expect(waiting.objections.map(({ text }) => text).sort()).toEqual(['To ja jestem na zdjęciu.', 'To moja siostra.'])
  expect((await office.send(contentReports.get, { id })).data.is_for_others).toBe(true)
  // Of one another they learn that somebody objected, and nothing more.
  expect((await caseOf(first)).objection?.text).toBe('To ja jestem na zdjęciu.')
  expect(await caseOf(third)).toMatchObject({ state: 'OBJECTED', objection: null, may_object: true })

  // The answer is lost and sent again: one objection. Another text is refused.
  expect((await object(first, 'To ja jestem na zdjęciu.')).status).toBe(200)
  expect((await object(first, 'I jeszcze jedno.')).body).toMatchObject({ code: 'content_objected' })
  expect((await owner.send(contentReports.get, { id })).data.objections.length).toBe(2)

  // Who decides has read all that wait.
  const rejection = { id, note: 'Zgoda obejmuje stronę publiczną.' }
  for (const revision of [begun.revision, waiting.revision - 1])
    expect((await owner.attempt(contentReports.rejectObjection, { ...rejection, revision })).status).toBe(409)
  const before = (await mailsTo(third.email)).length
  await owner.send(contentReports.rejectObjection, { ...rejection, revision: waiting.revision })
  for (const reporter of [first, second]) {
    expect((await mailsTo(reporter.email)).at(-1)).toMatchObject({
      subject: 'Odwołanie odrzucone: treść pozostaje widoczna',
      text: expect.stringContaining(rejection.note),
    })
    const its = await caseOf(reporter)
    expect(its).toMatchObject({ may_object: false, is_visible: true, lifted: null })
    expect(its.objection).toMatchObject({ is_accepted: false, note: rejection.note, is_same_decider: false })
  }
  expect((await mailsTo(third.email)).length).toBe(before)

  // The right of the third is their own.
  expect((await object(third, 'Zgodę wycofano w maju.')).status).toBe(200)
  expect((await caseOf(first)).objection).toMatchObject({ is_accepted: false, note: rejection.note })
  await owner.send(contentReports.acceptObjection, { id, note: 'Wycofanie zgody dotarło e-mailem.' })
  expect((await world.as.artist.send(portfolio.get, { id: content.id })).data.status).toBe('HIDDEN')
  for (const { email } of reporters)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Po odwołaniu ukryliśmy zgłoszoną treść')
  const ofFirst = await caseOf(first)
  expect(ofFirst).toMatchObject({ state: 'OVERTURNED', is_visible: false, lifted: null, may_object: false })
  expect([ofFirst.objection?.is_accepted, ofFirst.after_all?.note]).toEqual([
    false,
    'Wycofanie zgody dotarło e-mailem.',
  ])
  expect((await caseOf(third)).objection?.is_accepted).toBe(true)

  // The artist objects to that, and all who had reported it get to know.
  const { data: statements } = await world.as.artist.send(contentReports.own, {})
  const statement = statements.find(({ content_id }) => content_id === content.id)
  await world.as.artist.send(contentReports.object, { id: statement?.id as number, text: 'Mam nową zgodę.' })
  await office.send(contentReports.acceptObjection, { id: statement?.id as number, note: 'Nowa zgoda jest ważna.' })
  for (const reporter of reporters) {
    expect((await mailsTo(reporter.email)).at(-1)).toMatchObject({
      subject: 'Zgłoszona treść jest znów widoczna',
      text: expect.stringContaining('Nowa zgoda jest ważna.'),
    })
    expect(await caseOf(reporter)).toMatchObject({
      is_visible: true,
      lifted: { is_by_objection: true, note: 'Nowa zgoda jest ważna.' },
    })
  }
})

test('six months count for each, and a restriction is not a reporter’s to object to, also once it was lifted', async () => {
  const { owner, artist } = world.as
  const refused = await refusedTo(2)
  await object(refused.reporters[0], 'To ja.')
  await owner.send(contentReports.rejectObjection, { id: refused.id, note: 'Nie.' })
  await world.db
    .updateTable('content_reports')
    .set({ decided_at: shift(world.clock.now(), { days: -200 }) })
    .where('id', '=', refused.id)
    .execute()
  expect(await caseOf(refused.reporters[1])).toMatchObject({ may_object: false, objection: null })
  expect((await object(refused.reporters[1], 'Za późno.')).body).toMatchObject({ code: 'content_objection_late' })

  const { id, content, reporters } = await hiddenAfter(1)
  expect(await caseOf(reporters[0])).toMatchObject({ is_visible: false, lifted: null, may_object: false })
  const refusal = async () => (await object(reporters[0], 'A jednak.')).body
  expect(await refusal()).toMatchObject({ code: 'content_report_state' })
  await artist.send(contentReports.object, { id, text: 'Mam jej zgodę na piśmie.' })
  // While the artist's objection waits a reporter cannot join it.
  expect(await refusal()).toMatchObject({ code: 'content_report_state' })
  await owner.send(contentReports.acceptObjection, { id, note: 'Zgoda jest w aktach.' })
  expect(await refusal()).toMatchObject({ code: 'content_report_state' })
  const restored = await caseOf(reporters[0])
  expect(restored).toMatchObject({
    ...{ content_id: content.id, is_visible: true, may_object: false, decision: { measure: 'HIDDEN' } },
    lifted: { is_by_objection: true, note: 'Zgoda jest w aktach.' },
  })
  const { objections } = (await owner.send(contentReports.get, { id })).data
  expect(restored.lifted?.at).toBe(objections[0]?.decided_at)
  // Hidden once more by a later decision.
  await world.as.office.send(portfolio.hide, { id: content.id, reason: 'Inny powód.' })
  expect(await caseOf(reporters[0])).toMatchObject({ is_visible: false, lifted: null })
})

test('what the office restores by itself is restored for reporters, too, and a deleted work is not called visible', async () => {
  const { office, artist } = world.as
  const work = await hiddenAfter(1)
  await office.send(portfolio.approve, { id: work.content.id })
  expect(await caseOf(work.reporters[0])).toMatchObject({
    is_visible: true,
    lifted: { is_by_objection: false, note: null, at: expect.any(String) },
  })

  const profile = await hiddenAfter(1, 'PROFILE')
  expect(await caseOf(profile.reporters[0])).toMatchObject({ is_visible: false, lifted: null })
  await office.send(publicProfiles.allow, { id: artistId })
  // Its artist has not turned it on again.
  expect(await caseOf(profile.reporters[0])).toMatchObject({
    is_visible: false,
    lifted: { is_by_objection: false, at: expect.any(String) },
  })
  await world.db.updateTable('public_profiles').set({ is_on: true }).where('pro_artist_id', '=', artistId).execute()
  expect((await caseOf(profile.reporters[0])).is_visible).toBe(true)

  const left = await refusedTo(1)
  await artist.send(portfolio.remove, { id: left.content.id })
  expect(await caseOf(left.reporters[0])).toMatchObject({ is_visible: false, may_object: true, lifted: null })
})

test('what the version before writes during an upgrade is an objection, too, and nobody loses theirs', async () => {
  const alone = await refusedTo(1)
  const several = await refusedTo(2)
  const objectBefore = (id: number) =>
    world.db
      .updateTable('content_reports')
      .set({ state: 'OBJECTED', objection: 'Sprzed zmiany.', objected_at: world.clock.now() })
      .where('id', '=', id)
      .execute()
  await objectBefore(alone.id)
  await objectBefore(several.id)
  expect(await caseOf(alone.reporters[0])).toMatchObject({ objection: { text: 'Sprzed zmiany.' }, may_object: false })
  for (const reporter of several.reporters)
    expect(await caseOf(reporter)).toMatchObject({ objection: null, may_object: true })
  const { data } = await world.as.owner.send(contentReports.get, { id: several.id })
  expect(data.objections).toMatchObject([{ notice_id: null, text: 'Sprzed zmiany.', decided_at: null }])

  await world.db
    .updateTable('content_reports')
    .set({ state: 'CONFIRMED', objection_note: 'Odpowiedź sprzed zmiany.', objection_decided_at: world.clock.now() })
    .where('id', '=', alone.id)
    .execute()
  expect((await caseOf(alone.reporters[0])).objection).toMatchObject({
    is_accepted: false,
    note: 'Odpowiedź sprzed zmiany.',
  })
  // Of one whose it is nobody knows, everybody gets the answer.
  await world.as.owner.send(contentReports.rejectObjection, { id: several.id, note: 'Bez zmian.' })
  for (const { email } of several.reporters) expect((await mailsTo(email)).at(-1)?.text).toContain('Bez zmian.')
})

test('two years after the last answer no words of a reporter are left', async () => {
  const { id, reporters } = await refusedTo(1)
  await object(reporters[0], 'To ja, Alina Nowicka.')
  await world.as.owner.send(contentReports.rejectObjection, { id, note: 'Bez zmian.' })
  await forgetReporters({ ...world.portal, clock: () => new Date(world.clock.now().getTime() + 731 * 86_400_000) })
  const { data } = await world.as.owner.send(contentReports.get, { id })
  expect(data.objections).toMatchObject([{ text: '—', note: 'Bez zmian.', is_accepted: false }])
  const report = await world.db
    .selectFrom('content_reports')
    .select('objection')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(report.objection).toBe('—')
})

test('after the erasure of a reporter their link and their texts are deleted, and the office can still decide', async () => {
  const { id, reporters } = await refusedTo(2)
  const [erased, other] = reporters
  await object(erased, 'To ja, Alina Nowicka.')
  await object(other, 'To moja siostra.')
  const nobody = { user: null, artist: null, student: null }
  const person = { ...nobody, email: erased.email, name: 'Alina Nowicka', phones: [], former: [] }
  await eraseRows(world.db, declaredBy(Object.values(features)), person, async () => {})
  expect((await object(erased, 'Jeszcze raz.')).body).toMatchObject({ code: 'content_case_unknown' })
  const { objections } = (await world.as.owner.send(contentReports.get, { id })).data
  expect(objections.map(({ text }) => text)).toEqual(['—', 'To moja siostra.'])
  const before = await mailsTo(erased.email)
  await world.as.owner.send(contentReports.rejectObjection, { id, note: 'Bez zmian.' })
  expect(await mailsTo(erased.email)).toEqual(before)
  expect((await mailsTo(other.email)).at(-1)?.text).toContain('Bez zmian.')
  const report = await world.db
    .selectFrom('content_reports')
    .select('objection')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(report?.objection).toBe('—')
})
