import { beforeAll, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { decisions } from '#office/decisions/contract/decisions.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { channels, consents } from '#reputation/consents/contract/consents.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { linkTo } from '#testing/make/make-consents.ts'
import { insertWork } from '#testing/make/make-portfolio.ts'
import { linkSentTo, noticeAbout, publicContentOf, reportedContent } from '#testing/make/make-reports.ts'
import { forgetReporters } from './forget-reporters.ts'

/* What anybody can see they can report; the office decides once, with reasons, and answers one objection. */

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = (
    await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('email', '=', 'artist@atelier.test')
      .executeTakeFirstOrThrow()
  ).id
  return world.close
})

const note = 'Osoba na zdjęciu nie wyraziła zgody.'
const mailsTo = async (to: string) =>
  (await world.db.selectFrom('mails').select(['subject', 'text']).where('to', '=', to).orderBy('id').execute()).map(
    ({ subject, text }) => ({ subject, text: (text ?? '').replace(/\s+/g, ' ') }),
  )
const refusals = (body: object) => ('errors' in body ? (body.errors as object) : {})
const caseOf = async (email: string) => {
  const hash = await linkSentTo(world, email)
  return (await (await world.guest()).send(contentReports.ofReporter, { hash })).data
}
const reportsOf = async (content: { kind: string; id: number }) =>
  (await world.as.office.send(contentReports.list, {})).data.filter(
    (report) => report.kind === content.kind && report.content_id === content.id,
  )
const pageOf = async (slug: string) => (await world.app.inject({ url: `/artists/${slug}` })).body
const slugOf = async () =>
  (
    await world.db
      .selectFrom('public_profile_addresses')
      .select('slug')
      .where('pro_artist_id', '=', artistId)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow()
  ).slug

test('a work is reported twice, decided once, and both sides get the decision with what they can do next', async () => {
  const { office, owner, artist } = world.as
  const guest = await world.guest()
  const content = await publicContentOf(world, artistId)
  const slug = await slugOf()
  expect(await pageOf(slug)).toContain(`/#/report-content?kind=WORK&#38;id=${content.id}&#38;lang=pl`)
  const { data: shown } = await guest.send(contentReports.content, { kind: content.kind, id: content.id })
  expect(shown).toMatchObject({
    kind: 'WORK',
    artist_name: 'Maja Żurawska',
    place: `/artists/${slug}#work-${content.id}`,
  })

  const notice = noticeAbout(content)
  await guest.send(contentReports.send, notice)
  // The response was lost: the same form once more.
  await guest.send(contentReports.send, notice)
  const second = {
    ...noticeAbout({ place: `https://akademia.example${shown.place}` }),
    language_name: 'en-US' as const,
  }
  await guest.send(contentReports.send, second)
  const [receipt, ...more] = await mailsTo(notice.email as string)
  expect(more).toEqual([])
  expect(receipt?.text).toContain(shown.place)
  expect((await mailsTo(second.email as string))[0]?.subject).toBe('We have your report')

  const [report, ...others] = await reportsOf(content)
  expect([report?.state, others]).toEqual(['TO_DECIDE', []])
  const id = report?.id as number
  const { data: details } = await office.send(contentReports.get, { id })
  expect(details.notices.map(({ email }) => email)).toEqual([notice.email, second.email])
  expect((await office.send(decisions.list, { kind: 'content' })).data.map((one) => one.id)).toContain(id)
  expect((await caseOf(notice.email as string)).state).toBe('TO_DECIDE')

  const decision = { id, ground: 'OWN_IMAGE', note, revision: details.revision } as const
  await office.send(contentReports.uphold, decision)
  expect((await owner.attempt(contentReports.dismiss, { id, note })).status).toBe(409)
  expect(await pageOf(slug)).not.toContain(`work-${content.id}`)
  expect((await guest.attempt(contentReports.content, { kind: content.kind, id: content.id })).status).toBe(404)
  for (const { email } of [notice, second]) expect((await mailsTo(email as string)).length).toBe(2)
  expect((await caseOf(notice.email as string)).decision).toMatchObject({ measure: 'HIDDEN', note })
  expect((await caseOf(notice.email as string)).may_object).toBe(false)

  // The statement of reasons, by mail and on the screen.
  const statementMail = (await mailsTo('artist@atelier.test')).at(-1)
  for (const sentence of [
    'bezterminowo',
    'art. 81 ustawy o prawie autorskim',
    'Zdecydował człowiek',
    'pójść do sądu',
    note,
  ])
    expect(statementMail?.text, sentence).toContain(sentence)
  const { data: statements } = await artist.send(contentReports.own, {})
  const statement = statements.find(({ content_id }) => content_id === content.id)
  expect(statement).toMatchObject({ measure: 'HIDDEN', is_reported: true, may_object: true, note })

  // One objection, answered by somebody else than who decided.
  await artist.send(contentReports.object, { id, text: 'Mam jej zgodę na piśmie.' })
  expect((await artist.attempt(contentReports.object, { id, text: 'Jeszcze raz.' })).status).toBe(409)
  expect((await office.send(contentReports.get, { id })).data.is_for_others).toBe(true)
  expect(await office.call(contentReports.acceptObjection, { id, note: 'Tak.' })).toMatchObject({
    status: 409,
    body: { code: 'content_same_decider' },
  })
  const sentBefore = (await mailsTo('artist@atelier.test')).length
  await owner.send(contentReports.acceptObjection, { id, note: 'Zgoda jest w aktach.' })
  expect(await pageOf(slug)).toContain(`work-${content.id}`)
  // One mail: that the work is visible again is in the answer.
  expect((await mailsTo('artist@atelier.test')).length).toBe(sentBefore + 1)
  expect((await mailsTo('artist@atelier.test')).at(-1)).toMatchObject({
    subject: expect.stringContaining('Przyjęliśmy Twoje odwołanie'),
    text: expect.stringContaining('inna osoba'),
  })
  expect((await mailsTo(second.email as string)).at(-1)?.subject).toBe('The content you reported is visible again')
})

test('a refusal can be objected to once by a reporter, for six months, and what is hidden then has its own reasons', async () => {
  const { office, owner, artist } = world.as
  const guest = await world.guest()
  const content = await publicContentOf(world, artistId)
  const notice = noticeAbout(content)
  await guest.send(contentReports.send, notice)
  const [report] = await reportsOf(content)
  const id = report?.id as number
  await office.send(contentReports.dismiss, { id, note: 'Zgoda jest w aktach.' })
  const mail = (await mailsTo(notice.email as string)).at(-1)
  expect(mail?.text).toContain('możesz się raz odwołać')
  const hash = await linkSentTo(world, notice.email as string)
  expect((await artist.attempt(contentReports.object, { id, text: 'Nie moje.' })).status).toBe(404)

  const decidedAgo = (days: number) =>
    world.db
      .updateTable('content_reports')
      .set({ decided_at: shift(world.clock.now(), { days: -days }) })
      .where('id', '=', id)
      .execute()
  await decidedAgo(200)
  const late = await guest.call(contentReports.objectAsReporter, { hash, text: 'To ja.' })
  expect(late.body).toMatchObject({ code: 'content_objection_late' })
  await decidedAgo(150)
  await guest.send(contentReports.objectAsReporter, { hash, text: 'Zgodę wycofałam w maju.' })
  await owner.send(contentReports.acceptObjection, { id, note: 'Wycofanie zgody dotarło e-mailem.' })
  expect((await caseOf(notice.email as string)).state).toBe('OVERTURNED')
  const { data: statements } = await artist.send(contentReports.own, {})
  const statement = statements.find(({ content_id }) => content_id === content.id)
  expect(statement).toMatchObject({ measure: 'HIDDEN', is_reported: true, may_object: true })
  expect((await artist.send(portfolio.get, { id: content.id })).data.status).toBe('HIDDEN')
})

test('a review is hidden by the way that reviews have, and a profile by its own', async () => {
  const { office, artist } = world.as
  const guest = await world.guest()
  const review = await publicContentOf(world, artistId, 'REVIEW')
  const profile = await publicContentOf(world, artistId, 'PROFILE')
  for (const content of [review, profile]) {
    await guest.send(contentReports.send, noticeAbout(content))
    const [report] = await reportsOf(content)
    await office.send(contentReports.uphold, { id: report?.id as number, ground: 'HATE', note })
  }
  const taken = await world.db
    .selectFrom('abuse_reports')
    .select(['state', 'measure', 'ground', 'is_public', 'pro_artist_id'])
    .where('review_id', '=', review.id)
    .execute()
  expect(taken).toEqual([{ state: 'UPHELD', measure: 'HIDDEN', ground: 'HATE', is_public: true, pro_artist_id: null }])
  expect((await artist.send(publicProfiles.get, {})).data.blocked?.reason).toBe(note)
  const mails = (await mailsTo('artist@atelier.test')).filter(({ subject }) => subject.includes('profil publiczny'))
  expect(mails.length).toBe(1)
  await office.send(publicProfiles.allow, { id: artistId })
  await world.db.updateTable('public_profiles').set({ is_on: true }).where('pro_artist_id', '=', artistId).execute()
})

test('the reporter of a review is notified that the objection of its author restored it, and why', async () => {
  const { office, owner } = world.as
  const review = await publicContentOf(world, artistId, 'REVIEW')
  const notice = noticeAbout(review)
  await (await world.guest()).send(contentReports.send, notice)
  const [report] = await reportsOf(review)
  await office.send(contentReports.uphold, { id: report?.id as number, ground: 'UNTRUE', note })
  const { id } = await world.db
    .updateTable('abuse_reports')
    .set({ state: 'OBJECTED', objection: 'Byłam na tym szkoleniu.', objected_at: world.clock.now() })
    .where('review_id', '=', review.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = (await mailsTo(notice.email as string)).length
  await owner.send(abuseReports.acceptObjection, { id, note: 'Lista obecności to potwierdza.' })
  const mails = await mailsTo(notice.email as string)
  expect(mails.length).toBe(before + 1)
  expect(mails.at(-1)).toMatchObject({
    subject: 'Zgłoszona treść jest znów widoczna',
    text: expect.stringContaining('Lista obecności to potwierdza.'),
  })
  expect(mails.at(-1)?.text).not.toContain(note)
})

test('what the office hides by itself has reasons, too; what was never published has none', async () => {
  const { office, artist } = world.as
  const statementOf = async (workId: number) =>
    (await artist.send(contentReports.own, {})).data.find(({ content_id }) => content_id === workId)
  const { id } = await insertWork(world.db, artistId, { status: 'PENDING' })
  await office.send(portfolio.reject, { id, reason: 'Nieostre.' })
  expect(await statementOf(id)).toBeUndefined()
  await office.send(portfolio.approve, { id })
  await office.send(portfolio.hide, { id, reason: 'Opis obiecuje efekt na zawsze.' })
  expect(await statementOf(id)).toMatchObject({
    measure: 'HIDDEN',
    ground: 'RULES',
    is_detected: false,
    is_reported: false,
  })
  await office.send(portfolio.approve, { id })
  expect(await statementOf(id)).toBeUndefined()
  await office.send(portfolio.reopen, { id })
  await office.send(portfolio.reject, { id, reason: 'Nadal.' })
  expect((await statementOf(id))?.measure).toBe('REJECTED')
  const mails = (await mailsTo('artist@atelier.test')).map(({ subject }) => subject)
  expect(mails.at(-1)).toContain('Praca zdjęta z portfolio')
  expect(mails.filter((subject) => subject.includes('Praca do poprawy')).length).toBe(1)
})

test('name and email are required except for harm to a child, a link must be an address, and a mailbox is not flooded', async () => {
  const guest = await world.guest()
  const content = await publicContentOf(world, artistId)
  const anonymous = { ...noticeAbout(content), name: null, email: null }
  const refused = await guest.call(contentReports.send, anonymous)
  expect([refused.status, Object.keys(refusals(refused.body))]).toEqual([422, ['name', 'email']])
  expect((await guest.attempt(contentReports.send, { ...anonymous, reason: 'CHILD_ABUSE' })).status).toBe(201)
  const nowhere = await guest.call(contentReports.send, noticeAbout({ place: 'https://inna.example/strona' }))
  expect(Object.keys(refusals(nowhere.body))).toEqual(['place'])
  const hidden = await insertWork(world.db, artistId, { status: 'PENDING' })
  expect(
    (await guest.attempt(contentReports.send, noticeAbout({ place: `/artists/x#work-${hidden.id}` }))).status,
  ).toBe(404)
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push(
      (
        await (
          await world.guest()
        ).attempt(contentReports.send, { ...noticeAbout(content), email: 'ktos@poczta.example' })
      ).status,
    )
  expect(statuses).toEqual([201, 201, 201, 201, 201, 422])
})

test('a notice that was changed after a lost answer arrives as it is now', async () => {
  const guest = await world.guest()
  const content = await publicContentOf(world, artistId)
  const notice = noticeAbout(content)
  const changed = { ...notice, explanation: `${notice.explanation} Zdjęcie zrobiono w marcu.` }
  for (const sent of [notice, changed, changed]) await guest.send(contentReports.send, sent)
  const [report] = await reportsOf(content)
  const { notices } = (await world.as.office.send(contentReports.get, { id: report?.id as number })).data
  const mine = notices.filter(({ email }) => email === notice.email)
  expect(mine.map(({ explanation }) => explanation)).toEqual([notice.explanation, changed.explanation])
})

test('a page counts a year from the reports, in both languages, and other years are a 404', async () => {
  const year = world.clock.now().getFullYear()
  const pageAt = async (url: string) => {
    const { statusCode, body } = await world.app.inject({ url })
    return { status: statusCode, text: body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
  }
  const { count } = await world.db
    .selectFrom('content_notices')
    .innerJoin('content_reports', 'content_reports.id', 'content_report_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'WORK')
    .executeTakeFirstOrThrow()
  const page = await pageAt(`/content-decisions/${year}`)
  expect(page.status).toBe(200)
  expect(page.text).toMatch(new RegExp(`Praca ${count} \\d+ \\d+ \\d+ `))
  expect(page.text).toContain('Odwołania')
  expect((await pageAt(`/en/content-decisions/${year}`)).text).toContain(`Reports of content in ${year}`)
  for (const wrong of [year + 1, 1999, 'x']) expect((await pageAt(`/content-decisions/${wrong}`)).status).toBe(404)
})

test('two years after a decision nobody knows who reported it', async () => {
  const content = await publicContentOf(world, artistId)
  const notice = noticeAbout(content)
  await (await world.guest()).send(contentReports.send, notice)
  const [report] = await reportsOf(content)
  const id = report?.id as number
  await world.as.office.send(contentReports.dismiss, { id, note })
  const hash = await linkSentTo(world, notice.email as string)
  await forgetReporters({ ...world.portal, clock: () => new Date(world.clock.now().getTime() + 731 * 86_400_000) })
  const { data } = await world.as.office.send(contentReports.get, { id })
  expect(data.notices).toMatchObject([{ name: null, email: null, explanation: '—', reason: 'OWN_IMAGE' }])
  expect((await (await world.guest()).attempt(contentReports.ofReporter, { hash })).status).toBe(404)
})

test('a report shows the pictures to the office, and nothing of them once their person refused', async () => {
  const { artist, office } = world.as
  const { id, content } = await reportedContent(world, artistId)
  const { data: before } = await office.send(contentReports.get, { id })
  expect(before.work).toMatchObject({ consent_state: 'GIVEN', images: [{ alt: expect.anything() }] })

  const hash = await linkTo(world.db, artist, content.id)
  const noToAll = { give: [], withdraw: [...channels], seen_until: 0, seen_event: null }
  await (await world.guest()).send(consents.answer, { hash, ...noToAll })
  const { data: after } = await office.send(contentReports.get, { id })
  expect(after.work).toMatchObject({ consent_state: 'WITHDRAWN', images: [], description: before.work?.description })
})
