import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import type { ReportReason } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { passDeadlines, reportedReview } from '#testing/make/make-reports.ts'
import { praise, reviewOf } from '#testing/make/make-reviews.ts'
import type { Visitor } from '#testing/visitor.ts'
import { makeReport } from './abuse-reports.steps.ts'

const explanation = 'W opinii jest numer telefonu mojej asystentki.'
const note = 'Numer telefonu osoby trzeciej w trzecim zdaniu.'
const upheld = { measure: 'HIDDEN', ground: 'PERSONAL_DATA', note } as const
const rude = { text: 'Zadzwońcie do asystentki: 600 100 200, ona potwierdzi.' }
const cleaned = { text: 'Asystentka prowadzącej potwierdzi moje słowa.' }

let world: Academy
let artist: Visitor
let artistId: number
let guest: Visitor
let numbers = 0
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  guest = await world.guest()
  const { id, visitor } = await world.person('pro-artist')
  artist = visitor
  artistId = (await world.db.selectFrom('pro_artists').select('id').where('user_id', '=', id).executeTakeFirstOrThrow())
    .id
  return world.close
})

describe('an artist', () => {
  test('reports a review of theirs: it stays visible, and the office has it on its queue', async () => {
    const { review, report } = await reported('ADVERTISING')
    expect(await statusOf(review.id)).toBe('PUBLISHED')
    expect(report).toMatchObject({ review_id: review.id, state: 'TO_DECIDE', status: 'OPEN', is_current: true })
    const { data } = await world.as.office.send(abuseReports.list, { stage: 'WAITING', filter: review.name })
    expect(data).toMatchObject([
      { id: report.id, explanation, review: { id: review.id, is_edited: false }, artist: { id: artistId } },
    ])
  })

  test('has hate hidden until it is decided; the author is notified of the automated decision', async () => {
    const { review, report } = await reported('HATE')
    expect(await statusOf(review.id)).toBe('HIDDEN')
    const mail = await world.lastMail(review.email)
    expect(mail.text).toContain('Czy decyzję podjęto automatycznie: tak')
    const { data } = await guest.send(abuseReports.ofAuthor, { hash: hashIn(mail) })
    expect(data).toMatchObject({
      state: 'TO_DECIDE',
      statement: { measure: 'HIDDEN', ground: 'HATE', facts: null, is_automated: true },
    })
    await world.as.office.send(abuseReports.dismiss, { id: report.id, note })
    expect(await statusOf(review.id)).toBe('PUBLISHED')
    expect((await world.lastMail(review.email)).subject).toContain('jest znów widoczna')
  })

  test('needs an explanation, and a reason', async () => {
    const review = await written()
    for (const wrong of [{ explanation: '' }, { reason: 'RUDE' as ReportReason }])
      expect(
        await artist.attempt(abuseReports.report, { id: review.id, reason: 'HATE', explanation, ...wrong }),
      ).toMatchObject({ status: 422 })
  })

  test('adds another reason to a version that is reported already, as a case of its own', async () => {
    const { review, report } = await reported('HATE')
    expect(await statusOf(review.id)).toBe('HIDDEN')
    const { data: added } = await artist.send(abuseReports.report, {
      ...{ id: review.id, reason: 'PERSONAL_DATA', explanation },
    })
    expect(added).toMatchObject({ reason: 'PERSONAL_DATA', state: 'WITH_AUTHOR', is_current: true })
    await world.as.office.send(abuseReports.dismiss, { id: report.id, note })
    expect(await statusOf(review.id)).toBe('PUBLISHED')
    expect(await stateOf(added.id)).toBe('WITH_AUTHOR')
    await world.as.office.send(abuseReports.uphold, { id: added.id, ...upheld })
    expect(await statusOf(review.id)).toBe('HIDDEN')
    expect(await artist.attempt(abuseReports.report, { id: review.id, reason: 'OTHER', explanation })).toMatchObject({
      status: 409,
      body: { code: 'review_not_shown' },
    })
  })

  test('reports the same version once for a reason, and an edited one as a new case', async () => {
    const { review, report } = await reported('NOT_GENUINE')
    const again = () => artist.attempt(abuseReports.report, { id: review.id, reason: 'NOT_GENUINE', explanation })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'review_version_reported' } })
    await world.as.office.send(abuseReports.dismiss, { id: report.id, note })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'review_version_reported' } })
    await edit(review.hash, cleaned.text)
    const { body } = await again()
    const second = (body as { data: { id: number } }).data
    const { data } = await world.as.office.send(abuseReports.get, { id: second.id })
    expect(data).toMatchObject({ state: 'TO_DECIDE', others: [{ id: report.id, state: 'DISMISSED' }] })
    const { data: own } = await artist.send(abuseReports.own, {})
    expect(own.filter(({ review_id }) => review_id === review.id)).toMatchObject([
      { id: second.id, is_current: true, decision: null },
      { id: report.id, is_current: false, decision: { note, measure: null } },
    ])
  })

  test('reports what they read, and not what was edited under their hands', async () => {
    const review = await written()
    await edit(review.hash, cleaned.text)
    const report = { id: review.id, reason: 'OTHER', explanation } as const
    expect(await artist.attempt(abuseReports.report, { ...report, revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'review_edited' },
    })
    await artist.send(abuseReports.report, { ...report, revision: 2 })
  })

  test('reports nothing that is not shown, and no review of another', async () => {
    const { review, report } = await reported('OTHER')
    await world.as.office.send(abuseReports.uphold, { id: report.id, ...upheld })
    expect(await artist.attempt(abuseReports.report, { id: review.id, reason: 'HATE', explanation })).toMatchObject({
      status: 409,
      body: { code: 'review_not_shown' },
    })
    const other = await reviewOf(world, null, null)
    expect((await artist.attempt(abuseReports.report, { id: other.id, reason: 'HATE', explanation })).status).toBe(404)
  })
})

describe('personal data', () => {
  test('are with their author for three days; removed parts are stored nowhere', async () => {
    const { review, report } = await reported('PERSONAL_DATA', rude)
    expect(report.state).toBe('WITH_AUTHOR')
    const mail = await world.lastMail(review.email)
    expect(mail.subject).toContain('Usuń dane osobowe ze swojej opinii')
    expect(mail.text).toContain(`> ${explanation}`)
    const hash = hashIn(mail)
    const decision = { id: report.id, note }
    expect(await world.as.office.attempt(abuseReports.dismiss, decision)).toMatchObject({
      status: 409,
      body: { code: 'report_state' },
    })
    expect((await guest.attempt(abuseReports.edit, { hash, ...rude })).status).toBe(422)
    await guest.send(abuseReports.edit, { hash, ...cleaned })
    expect((await guest.attempt(abuseReports.edit, { hash, ...rude })).status).toBe(409)

    const { data } = await world.as.office.send(abuseReports.get, { id: report.id })
    expect(data).toMatchObject({ state: 'TO_DECIDE', review: { ...cleaned, is_edited: true, status: 'PUBLISHED' } })
    expect(data.author.edited_at).not.toBeNull()
    await world.as.office.send(abuseReports.dismiss, decision)
    expect(await textsOf(review.id)).toEqual([cleaned.text])
  })

  test('that cannot wait are acted upon at once, with the reason, and their author may object', async () => {
    const { review, report } = await reported('PERSONAL_DATA', rude)
    const urgent = { id: report.id, measure: 'HIDDEN', ground: 'PERSONAL_DATA', note: 'Adres domowy.' } as const
    expect((await world.as.office.attempt(abuseReports.uphold, { ...urgent, note: '' })).status).toBe(422)
    const { data } = await world.as.office.send(abuseReports.uphold, urgent)
    expect(data).toMatchObject({ state: 'UPHELD', decision: { note: urgent.note }, review: { status: 'HIDDEN' } })
    const mail = await world.lastMail(review.email)
    expect(mail.text).toContain(urgent.note)
    await guest.send(abuseReports.object, { hash: hashIn(mail), text: 'To adres pracowni.' })
    expect(await stateOf(report.id)).toBe('OBJECTED')
  })

  test('may as well be taken out by the link of the review itself', async () => {
    const { review, report } = await reported('PERSONAL_DATA', rude)
    await edit(review.hash, cleaned.text)
    expect(await stateOf(report.id)).toBe('TO_DECIDE')
    expect(await eventsOf(report.id)).toEqual(['abuseReport.made', 'abuseReport.edited'])
  })
})

describe('the office', () => {
  test('upholds: the review leaves the average, the author gets a statement of reasons, and the artist the outcome', async () => {
    const { review, report } = await reported('NOT_GENUINE')
    const before = (await artist.send(reviews.figures, { artistId })).data
    const { data } = await world.as.office.send(abuseReports.uphold, {
      id: report.id,
      ...upheld,
      measure: 'REMOVED',
      ground: 'NOT_GENUINE',
    })
    expect(data).toMatchObject({ state: 'UPHELD', status: 'UPHELD', decision: { note, by: 'Joanna Wrońska' } })
    const { data: figures } = await artist.send(reviews.figures, {})
    expect(figures.count).toBe(before.count - 1)
    // The figures also have how many reviews were removed by stars, and how many reports were refused.
    expect(figures.removed[4]).toBe((before.removed[4] ?? 0) + 1)
    expect(figures.reports).toEqual({ ...before.reports, decided: before.reports.decided + 1 })
    const mail = await world.lastMail(review.email)
    for (const part of [
      'Co zrobiliśmy: usunęliśmy',
      'Podstawa: zasady opinii',
      'Czy decyzję podjęto automatycznie: nie',
      'Jak się odwołać',
      note,
    ])
      expect(mail.text).toContain(part)
    expect((await guest.send(abuseReports.ofAuthor, { hash: hashIn(mail) })).data.statement).toMatchObject({
      ...{ measure: 'REMOVED', ground: 'NOT_GENUINE', facts: note, is_automated: false },
    })
    const { data: bell } = await artist.send(notifications.list, { itemsPerPage: 1, sortBy: 'id', descending: 1 })
    expect(bell).toMatchObject([{ type: 'report_upheld', link: `trainings/reviews/${review.id}` }])
  })

  test('gives a reason with every decision', async () => {
    const { report } = await reported('OTHER')
    for (const attempt of [
      world.as.office.attempt(abuseReports.dismiss, { id: report.id, note: '' }),
      world.as.office.attempt(abuseReports.uphold, { id: report.id, ...upheld, note: ' ' }),
    ])
      expect(await attempt).toMatchObject({ status: 422, body: { errors: { note: [expect.any(String)] } } })
  })

  test('is refused a second decision, and shown who was first', async () => {
    const { report } = await reported('OTHER')
    const { data } = await world.as.owner.send(abuseReports.get, { id: report.id })
    await world.as.owner.send(abuseReports.dismiss, { id: report.id, note, revision: data.revision })
    const late = { id: report.id, ...upheld }
    expect(await world.as.office.attempt(abuseReports.uphold, { ...late, revision: data.revision })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', message: expect.stringContaining('Helena Zawadzka') },
    })
    expect(await world.as.office.attempt(abuseReports.uphold, late)).toMatchObject({
      status: 409,
      body: { code: 'report_state' },
    })
  })

  test('decides on the present review: an edit meanwhile is a conflict', async () => {
    const { review, report } = await reported('OTHER')
    const { data } = await world.as.office.send(abuseReports.get, { id: report.id })
    await edit(review.hash, cleaned.text)
    expect(
      await world.as.office.attempt(abuseReports.dismiss, { id: report.id, note, revision: data.revision }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await world.as.office.send(abuseReports.get, { id: report.id })).data.review.is_edited).toBe(true)
  })

  test('lets the stronger of two measures hold, and the other one after an objection to it', async () => {
    const { office } = world.as
    const { review, report } = await reported('NOT_GENUINE')
    await edit(review.hash, cleaned.text)
    const { data: second } = await artist.send(abuseReports.report, { id: review.id, reason: 'OTHER', explanation })
    const withdrawn = async (id: number) => {
      await guest.send(abuseReports.object, { hash: hashIn(await world.lastMail(review.email)), text: 'Nie.' })
      await office.send(abuseReports.acceptObjection, { id, note })
    }
    await office.send(abuseReports.uphold, { id: second.id, ...upheld })
    await office.send(abuseReports.uphold, { id: report.id, ...upheld, measure: 'REMOVED' })
    expect(await statusOf(review.id)).toBe('REMOVED')
    await withdrawn(report.id)
    expect(await statusOf(review.id)).toBe('HIDDEN')
    const links = await world.db
      .selectFrom('mails')
      .select('text')
      .where('to', '=', review.email)
      .orderBy('id')
      .execute()
    const hash =
      /review-case\/([^\s?]+)/.exec(links.find(({ text }) => text?.includes('ukryliśmy'))?.text ?? '')?.[1] ?? ''
    await guest.send(abuseReports.object, { hash, text: 'Nie.' })
    await office.send(abuseReports.acceptObjection, { id: second.id, note })
    expect(await statusOf(review.id)).toBe('PUBLISHED')
  })

  test('sees on the dashboard how many wait, and since when the longest', async () => {
    const { queues } = await world.as.office.send(dashboard.mine, {})
    const { data, meta } = await world.as.office.send(abuseReports.list, { stage: 'WAITING' })
    expect(queues).toContainEqual({ name: 'abuse', count: meta.total, oldest_at: data[0]?.state_changed_at })
    expect((await world.as.office.send(dashboard.counters, {})).abuseReportsCount).toBe(meta.total)
    expect((await artist.send(dashboard.counters, {})).abuseReportsCount).toBe(0)
  })

  test('has what waits first, then what is with its author, then what is over', async () => {
    const { data } = await world.as.office.send(abuseReports.list, {})
    const turns = data.map(({ state }) =>
      ['TO_DECIDE', 'OBJECTED'].includes(state) ? 0 : state === 'WITH_AUTHOR' ? 1 : 2,
    )
    expect(turns).toEqual(turns.toSorted())
    for (const stage of ['WAITING', 'WITH_AUTHOR', 'CLOSED'] as const) {
      const { data: some } = await world.as.office.send(abuseReports.list, { stage, artistId })
      expect(some.map(({ id }) => id)).toEqual(
        data
          .filter((row, index) => row.artist?.id === artistId && stages[turns[index] as 0 | 1 | 2] === stage)
          .map(({ id }) => id),
      )
    }
  })
})

describe('the author', () => {
  test('objects once, and when they are right the review is published again', async () => {
    const { review, report, hash } = await down()
    const text = 'To nie był numer telefonu, tylko numer zamówienia.'
    await guest.send(abuseReports.object, { hash, text })
    expect(await guest.attempt(abuseReports.object, { hash, text })).toMatchObject({ status: 409 })
    const { data } = await world.as.office.send(abuseReports.list, { stage: 'WAITING', filter: review.name })
    expect(data).toMatchObject([{ id: report.id, state: 'OBJECTED', objection: { text, decided_at: null } }])
    await world.as.office.send(abuseReports.acceptObjection, { id: report.id, note })
    expect(await statusOf(review.id)).toBe('PUBLISHED')
    expect((await world.lastMail(review.email)).subject).toContain('Przyjęliśmy Twoje odwołanie')
    // A report that turned out wrong was refused.
    expect((await artist.send(abuseReports.own, {})).data.find(({ id }) => id === report.id)).toMatchObject({
      state: 'OVERTURNED',
      status: 'DISMISSED',
    })
    expect(await guest.attempt(abuseReports.object, { hash, text })).toMatchObject({ status: 409 })
  })

  test('is notified that a decision is upheld, and every link of theirs remains valid', async () => {
    const { review, report, hash } = await down()
    await guest.send(abuseReports.object, { hash, text: 'Nie zgadzam się.' })
    await world.as.office.send(abuseReports.rejectObjection, { id: report.id, note })
    const mail = await world.lastMail(review.email)
    expect(mail.text).toContain(note)
    for (const link of [hash, hashIn(mail)])
      expect((await guest.send(abuseReports.ofAuthor, { hash: link })).data).toMatchObject({
        state: 'CONFIRMED',
        objection: { note, decided_at: expect.any(String) },
      })
    expect(await statusOf(review.id)).toBe('HIDDEN')
  })

  test('is known by a link alone, which is in no log and no table', async () => {
    const { hash, report } = await down()
    expect(await guest.attempt(abuseReports.ofAuthor, { hash: `${hash}x` })).toMatchObject({
      status: 404,
      body: { code: 'review_case_unknown' },
    })
    const log = await world.db.selectFrom('audit_log').select('details').where('subject_id', '=', report.id).execute()
    expect(JSON.stringify(log)).not.toContain(hash)
  })

  test('reads English where that is their language', async () => {
    const { review, report } = await reported('OTHER', {}, 'en-US')
    await world.as.office.send(abuseReports.uphold, { id: report.id, ...upheld })
    const { text } = await world.lastMail(review.email)
    for (const part of ['What we did: we hid', 'Ground: review rules', 'Automated decision: no', 'How to object', note])
      expect(text).toContain(part)
  })
})

// The last test of the file: it moves the clock, so earlier sessions have expired.
test('personal data that their author does not take out go on to the office by the clock', async () => {
  const { review, report } = await reported('PERSONAL_DATA', rude)
  const hash = hashIn(await world.lastMail(review.email))
  await passDeadlines(world)
  expect(await stateOf(report.id)).toBe('WITH_AUTHOR')
  world.clock.advance({ days: 3, seconds: 1 })
  const late = await world.guest()
  // Before the schedule has run, too.
  expect((await late.attempt(abuseReports.edit, { hash, ...cleaned })).status).toBe(409)
  expect((await late.send(abuseReports.ofAuthor, { hash })).data.state).toBe('TO_DECIDE')
  await passDeadlines(world)
  await passDeadlines(world)
  const office = await world.visitor('office')
  const { data } = await office.send(abuseReports.get, { id: report.id })
  expect(data).toMatchObject({ state: 'TO_DECIDE', state_changed_at: data.author.edit_until })
  expect(await eventsOf(report.id)).toEqual(['abuseReport.made', 'abuseReport.expired'])
})

const stages = { 0: 'WAITING', 1: 'WITH_AUTHOR', 2: 'CLOSED' } as const

/** A review of the artist's, by somebody of its own. */
async function written(values = {}, language: 'pl' | 'en-US' = 'pl') {
  const { account, id: userId } = await world.person('client', language)
  numbers += 1
  const name = `Recenzent${'abcdefghijklmnopqrstuvwxyz'[numbers]}`
  const review = await reviewOf(world, artistId, account.email, values)
  await world.db
    .updateTable('students')
    .set({ last_name: name, language_name: language })
    .where('user_id', '=', userId)
    .execute()
  return { ...review, email: account.email, name }
}

async function reported(reason: ReportReason, values = {}, language: 'pl' | 'en-US' = 'pl') {
  const review = await written(values, language)
  const { data: report } = await artist.send(abuseReports.report, { id: review.id, reason, explanation })
  return { review, report }
}

async function down() {
  const { review, report } = await reported('OTHER')
  await world.as.office.send(abuseReports.uphold, { id: report.id, ...upheld })
  return { review, report, hash: hashIn(await world.lastMail(review.email)) }
}

function edit(hash: string, text: string) {
  return guest.send(reviews.edit, { hash, ...praise, text })
}

/** training/review-case/… */
function hashIn({ route }: { route: string }): string {
  return route.split('/').at(-1) ?? ''
}

async function statusOf(id: number) {
  const { status } = await world.db
    .selectFrom('reviews')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

async function stateOf(id: number) {
  return (await world.as.office.send(abuseReports.get, { id })).data.state
}

/** All texts of a review in the database, present and former. */
async function textsOf(id: number) {
  const { db } = world
  const now = await db.selectFrom('reviews').select('text').where('id', '=', id).execute()
  const before = await db.selectFrom('review_versions').select('text').where('review_id', '=', id).execute()
  return [...now, ...before].map(({ text }) => text)
}

async function eventsOf(id: number) {
  const rows = await world.db
    .selectFrom('audit_log')
    .select('event')
    .where('subject_id', '=', id)
    .where('kind', '=', 'abuseReport')
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

test('its author is not notified that a review is visible which another report hides', async () => {
  const office = await world.visitor('office')
  const { account } = await world.person('client')
  const first = await reportedReview(world, null, account.email)
  const changed = { ...praise, text: 'Inaczej, niż napisałam na początku: świetnie.' }
  await (await world.guest()).send(reviews.edit, { hash: first.ofReview, ...changed })
  const second = await makeReport(portalActs(world), first.review_id, { reason: 'HATE', explanation: 'x' })
  const note = 'Reklama hurtowni.'
  await office.send(abuseReports.uphold, { id: first.id, measure: 'REMOVED', ground: 'ADVERTISING', note })
  const { id } = await world.lastMail(account.email)
  await office.send(abuseReports.dismiss, { id: second, note: 'To nie jest mowa nienawiści.' })
  expect((await world.lastMail(account.email)).id).toBe(id)
})
