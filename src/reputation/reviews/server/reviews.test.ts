import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { students } from '#people/students/contract/students.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { invitedAttendee, praise, reviewOf } from '#testing/make/make-reviews.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { publicReviews } from './reviews.queries.ts'
import { hideReview, publishReview, removeReview } from './reviews.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const artist = async () => {
  const { id: userId, visitor } = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { id, visitor }
}

/** A training that is over, and a student who has just passed it and got the request by mail. */
async function invited() {
  const { visitor, account } = await world.person('client')
  const { id: artistId, visitor: teacher } = await artist()
  const training_id = await trainingOf(world.db, artistId, { state: 'COMPLETED', startsIn: -30 })
  const participant_id = await seatAt(world.db, training_id, account.email, { status: 'CONFIRMED' })
  const { id: session_id } = await world.db
    .selectFrom('training_sessions')
    .select('id')
    .where('training_id', '=', training_id)
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('attendances')
    .values({ participant_id, training_session_id: session_id, is_present: true })
    .execute()
  const grade = (outcome: 'PASS' | 'FAIL' | 'NO_SHOW' | 'NONE') =>
    world.as.office.send(participants.grade, { id: training_id, participant_id, outcome })
  const attend = (is_present: boolean) =>
    world.as.office.send(participants.attend, {
      ...{ id: training_id, session_id },
      marks: [{ participant_id, is_present }],
    })
  await grade('FAIL')
  const mail = await world.lastMail(account.email)
  const hash = mail.route.split('/').at(-1) ?? ''
  return {
    ...{ student: visitor, email: account.email, artistId, teacher, training_id },
    participant_id,
    hash,
    mail,
    grade,
    attend,
  }
}

describe('the link of an attendee', () => {
  test('comes by mail in their language once they were there, and opens the form without signing in', async () => {
    const { mail, hash, participant_id, student } = await invited()
    expect(mail.subject).toBe('Jak było? Brwi pudrowe od podstaw')
    expect(mail.text).toContain('voucher na 10%')
    const guest = await world.guest()
    expect((await guest.send(reviews.link, { hash })).data).toMatchObject({
      ...{ id: participant_id, state: 'OPEN', first_name: 'Anna', review: null, reward: { percent: 10 } },
    })
    // Nothing of it can be read from the database alone.
    const stored = await world.db
      .selectFrom('review_links')
      .selectAll()
      .where('participant_id', '=', participant_id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(hash)
    // The student finds the same in the portal.
    const { data } = await student.send(reviews.mine, {})
    expect(data).toMatchObject([{ id: participant_id, review: null }])
    expect((await student.send(reviews.openLink, { id: participant_id })).data).toEqual({ hash })
    expect((await student.send(dashboard.counters, {})).reviews).toBe(1)
  })

  test('is one nobody knows', async () => {
    const guest = await world.guest()
    for (const send of [
      () => guest.call(reviews.link, { hash: 'x'.repeat(43) }),
      () => guest.call(reviews.write, { hash: 'x'.repeat(43), ...praise }),
      () => guest.call(reviews.edit, { hash: 'x'.repeat(43), ...praise }),
    ])
      expect(await send()).toMatchObject({ status: 404, body: { code: 'review_link_unknown' } })
  })

  test('expires after a month; signed in, the student can still write it', async () => {
    const { hash, participant_id, student } = await invited()
    await world.db
      .updateTable('review_links')
      .set({ expires_at: new Date(world.clock.now().getTime() - 1000) })
      .where('participant_id', '=', participant_id)
      .execute()
    const guest = await world.guest()
    expect((await guest.send(reviews.link, { hash })).data.state).toBe('EXPIRED')
    expect(await guest.call(reviews.write, { hash, ...praise })).toMatchObject({
      status: 409,
      body: { code: 'review_link_expired' },
    })
    await student.send(reviews.openLink, { id: participant_id })
    expect((await guest.send(reviews.link, { hash })).data.state).toBe('OPEN')
  })

  test('is taken back with the attendance, and good again with it', async () => {
    const { hash, grade, attend, student } = await invited()
    const guest = await world.guest()
    await attend(false)
    expect((await guest.send(reviews.link, { hash })).data.state).toBe('WITHDRAWN')
    expect(await guest.call(reviews.write, { hash, ...praise })).toMatchObject({
      body: { code: 'review_link_withdrawn' },
    })
    expect((await student.send(reviews.mine, {})).data).toEqual([])
    expect((await student.send(dashboard.counters, {})).reviews).toBe(0)
    await attend(true)
    await grade('FAIL')
    expect((await guest.send(reviews.link, { hash })).data.state).toBe('OPEN')
  })

  test('ends with the email that it was sent to, and another one is sent to the new email', async () => {
    const { hash, participant_id } = await invited()
    const { student_id: id } = await world.db
      .selectFrom('participants')
      .select('student_id')
      .where('id', '=', participant_id)
      .executeTakeFirstOrThrow()
    const { data } = await world.as.office.send(students.get, { id })
    const email = `new.${data.email}`
    await world.as.office.send(students.update, { ...data, email })
    const guest = await world.guest()
    const refusal = { status: 404, body: { code: 'review_link_unknown' } }
    expect(await guest.call(reviews.link, { hash })).toMatchObject(refusal)
    expect(await guest.call(reviews.write, { hash, ...praise })).toMatchObject(refusal)
    const mails = await world.db.selectFrom('mails').select('text').where('to', '=', email).execute()
    const [, sent = ''] = /add-review\/([\w-]+)/.exec(mails.map(({ text }) => text).join('\n')) ?? []
    expect((await guest.send(reviews.link, { hash: sent })).data.state).toBe('OPEN')
  })

  test('writes one review, also where it is sent twice at the same time', async () => {
    const { hash, training_id } = await invited()
    const guest = await world.guest()
    const answers = await Promise.all([1, 2, 3].map((rating) => guest.call(reviews.write, { hash, ...praise, rating })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const rows = await world.db.selectFrom('reviews').select('id').where('training_id', '=', training_id).execute()
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['too short', { text: 'Polecam.' }, 'text'],
    ['too short for who reads it', { text: '🙂'.repeat(12) }, 'text'],
    ['too long', { text: 'a'.repeat(4001) }, 'text'],
    ['without a rating', { rating: undefined as never }, 'rating'],
    ['with six stars', { artist_rating: 6 }, 'artist_rating'],
  ])('refuses what is %s', async (_, wrong, field) => {
    const { hash } = await invitedAttendee(world, null, null)
    const guest = await world.guest()
    const { status, body } = await guest.call(reviews.write, { hash, ...praise, ...wrong })
    expect(status).toBe(422)
    expect(Object.keys((body as object as { errors: object }).errors)).toEqual([field])
  })
})

describe('its author', () => {
  test('edits for two weeks; former versions are stored for the office', async () => {
    const { hash, artistId, teacher } = await invited()
    const guest = await world.guest()
    const { data: first } = await guest.send(reviews.write, { hash, ...praise })
    expect(first).toMatchObject({ state: 'EDITABLE', review: { ...praise, revision: 1, edited_at: null } })
    const changed = { ...praise, rating: 3, text: 'Po tygodniu widzę to inaczej: za mało praktyki.' }
    const { data: second } = await guest.send(reviews.edit, { hash, ...changed, revision: 1 })
    expect(second.review).toMatchObject({ ...changed, revision: 2, edited_at: expect.any(String) })
    // An edit of an outdated text is refused.
    expect(await guest.call(reviews.edit, { hash, ...praise, revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { changes: [{ field: 'rating' }, { field: 'text' }] } },
    })
    const { data: rows } = await world.as.office.send(reviews.list, { artistId })
    const id = rows[0]?.id as number
    expect((await world.as.office.send(reviews.get, { id })).data.versions).toMatchObject([praise])
    expect((await teacher.send(reviews.get, { id })).data).toMatchObject({ rating: 3, versions: null })
  })

  test('gets an error when it is too late', async () => {
    const { hash } = await reviewOf(world, null, null, {
      created_at: new Date(world.clock.now().getTime() - 14 * 86_400_000 - 1000),
    })
    const guest = await world.guest()
    expect((await guest.send(reviews.link, { hash })).data).toMatchObject({ state: 'CLOSED', review: praise })
    expect(await guest.call(reviews.edit, { hash, ...praise, rating: 1 })).toMatchObject({
      status: 409,
      body: { code: 'review_closed' },
    })
    expect(await guest.call(reviews.write, { hash, ...praise })).toMatchObject({ body: { code: 'review_written' } })
  })

  test('is notified when it was removed, and cannot change it then', async () => {
    const { hash, id } = await reviewOf(world, null, null)
    const guest = await world.guest()
    for (const [step, state] of [
      [hideReview, 'HIDDEN'],
      [removeReview, 'REMOVED'],
    ] as const) {
      await step(portalActs(world), id)
      expect((await guest.send(reviews.link, { hash })).data.state).toBe(state)
      expect(await guest.call(reviews.edit, { hash, ...praise, rating: 1 })).toMatchObject({
        body: { code: 'review_taken_down' },
      })
    }
    await publishReview(portalActs(world), id)
    expect((await guest.send(reviews.link, { hash })).data.state).toBe('EDITABLE')
  })

  test('keeps a review when the attendance is removed; it is marked', async () => {
    const { hash, grade, attend, artistId } = await invited()
    await (await world.guest()).send(reviews.write, { hash, ...praise })
    await attend(false)
    const { data } = await world.as.office.send(reviews.list, { artistId })
    expect(data).toMatchObject([{ status: 'PUBLISHED', verification: 'WITHDRAWN' }])
    await attend(true)
    await grade('FAIL')
    expect((await world.as.office.send(reviews.list, { artistId })).data).toMatchObject([
      { verification: 'ATTENDANCE' },
    ])
  })
})

describe('the artist', () => {
  test('replies, edits and deletes the reply; its author is notified once', async () => {
    const { hash, teacher, email } = await invited()
    await (await world.guest()).send(reviews.write, { hash, ...praise })
    const { data: rows } = await teacher.send(reviews.list, { replied: 0 })
    const id = rows[0]?.id as number
    expect((await teacher.send(dashboard.counters, {})).reviews).toBe(1)
    await teacher.send(reviews.reply, { id, reply: 'Dziękuję!' })
    expect(await world.lastMail(email)).toMatchObject({
      subject: 'Odpowiedź na Twoją opinię: Brwi pudrowe od podstaw',
      text: expect.stringContaining('Dziękuję!'),
    })
    expect((await teacher.send(dashboard.counters, {})).reviews).toBe(0)
    const { id: mailId } = await world.lastMail(email)
    await teacher.send(reviews.reply, { id, reply: 'Dziękuję i zapraszam ponownie.' })
    expect((await world.lastMail(email)).id).toBe(mailId)
    expect((await (await world.guest()).send(reviews.link, { hash })).data.review?.reply).toBe(
      'Dziękuję i zapraszam ponownie.',
    )
    expect((await teacher.send(reviews.removeReply, { id })).data).toMatchObject({ reply: null, replied_at: null })
  })

  test('is warned where the review changed while they replied', async () => {
    const { hash, teacher } = await invited()
    const guest = await world.guest()
    await guest.send(reviews.write, { hash, ...praise })
    const { data: rows } = await teacher.send(reviews.list, {})
    const { id, revision } = rows[0] as { id: number; revision: number }
    await guest.send(reviews.edit, { hash, ...praise, text: 'Inaczej, niż napisałam na początku: świetnie.' })
    expect(await teacher.call(reviews.reply, { id, reply: 'Dziękuję!', revision })).toMatchObject({ status: 409 })
    expect(await teacher.call(reviews.reply, { id, reply: 'Dziękuję!', revision: revision + 1 })).toMatchObject({
      status: 200,
    })
  })

  test('sees their own, the office all, and a student none', async () => {
    const { hash, teacher, artistId, student } = await invited()
    await (await world.guest()).send(reviews.write, { hash, ...praise })
    expect((await teacher.send(reviews.list, {})).meta.total).toBe(1)
    expect((await student.send(reviews.list, {})).meta.total).toBe(0)
    const all = await world.as.office.send(reviews.list, {})
    expect(all.meta.total).toBeGreaterThan(1)
    const { data } = await world.as.office.send(reviews.list, { artistId, rating: 5, status: 'PUBLISHED', replied: 0 })
    expect(data).toHaveLength(1)
  })
})

describe('figures', () => {
  test('are the published reviews, also after any operations', async () => {
    const { id: artistId, visitor: teacher } = await artist()
    const all: { id: number; hash: string }[] = []
    const random = mulberry(20_260_522)
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
    const guest = await world.guest()
    const stars = () => 1 + Math.floor(random() * 5)
    const drafted = () => ({
      ...{ ...praise, rating: stars(), content_rating: stars(), artist_rating: stars(), organisation_rating: stars() },
    })
    for (let step = 0; step < 60; step++) {
      const one = all.length > 0 ? pick(all) : null
      const operation = one ? pick(['write', 'edit', 'hide', 'remove', 'publish'] as const) : 'write'
      const acts = portalActs(world)
      if (operation === 'write') {
        const { account } = await world.person('client')
        const { hash } = await invitedAttendee(world, artistId, account.email)
        await guest.send(reviews.write, { hash, ...drafted() })
        const { data } = await teacher.send(reviews.list, { sortBy: 'id', descending: 1, itemsPerPage: 1 })
        all.push({ id: data[0]?.id as number, hash })
      } else if (operation === 'edit') await guest.call(reviews.edit, { hash: one?.hash as string, ...drafted() })
      else
        await { hide: hideReview, remove: removeReview, publish: publishReview }
          [operation](acts, one?.id as number)
          .catch(() => undefined)
      const written = await world.db.selectFrom('reviews').selectAll().where('artist_id', '=', artistId).execute()
      const rows = written.filter(({ status }) => status === 'PUBLISHED')
      const removed = written.filter(({ status }) => status === 'REMOVED')
      const perStar = (some: typeof written) =>
        [1, 2, 3, 4, 5].map((star) => some.filter(({ rating }) => rating === star).length)
      const stored = await world.db
        .selectFrom('pro_artists')
        .select(['average_rating', 'reviews_count'])
        .where('id', '=', artistId)
        .executeTakeFirstOrThrow()
      expect(stored).toEqual({
        average_rating: averageOf(rows.map(({ rating }) => rating)),
        reviews_count: rows.length,
      })
      expect((await teacher.send(reviews.figures, {})).data).toEqual({
        count: rows.length,
        average: stored.average_rating,
        distribution: perStar(rows),
        removed: perStar(removed),
        // Nobody has reported one.
        reports: { decided: 0, refused: 0 },
        training: null,
        criteria: {
          content: averageOf(rows.map(({ content_rating }) => content_rating)),
          artist: averageOf(rows.map(({ artist_rating }) => artist_rating)),
          organisation: averageOf(rows.map(({ organisation_rating }) => organisation_rating)),
        },
      })
    }
  })

  test('names follow people and trainings', async () => {
    const { id: artistId } = await artist()
    const { account } = await world.person('client')
    const { id } = await reviewOf(world, artistId, account.email)
    await world.db.updateTable('pro_artists').set({ last_name: 'Ćwikła' }).where('id', '=', artistId).execute()
    await world.db.updateTable('students').set({ last_name: 'Żaba' }).where('email', '=', account.email).execute()
    expect((await world.as.office.send(reviews.get, { id })).data).toMatchObject({
      artist_name: expect.stringMatching(/ Ćwikła$/),
      author_name: 'Anna Żaba',
    })
    expect((await world.as.office.send(reviews.list, { filter: 'zaba cwikla' })).data).toMatchObject([{ id }])
  })
})

test('the list and its figures are narrowed to one training, and sorted by each criterion', async () => {
  const { training_id, hash } = await invited()
  await (await world.guest()).send(reviews.write, { hash, ...praise, rating: 2, content_rating: 1 })
  const { data } = await world.as.office.send(reviews.list, { trainingId: training_id })
  expect(data).toMatchObject([{ training_id, rating: 2 }])
  expect((await world.as.office.send(reviews.figures, { trainingId: training_id })).data).toMatchObject({
    ...{ count: 1, average: 2, reports: { decided: 0, refused: 0 }, training: { pl: 'Brwi pudrowe od podstaw' } },
  })
  for (const sortBy of ['content_rating', 'artist_rating', 'organisation_rating'] as const) {
    const { data: rows } = await world.as.office.send(reviews.list, { sortBy, itemsPerPage: 100 })
    const given = rows.map((row) => row[sortBy])
    expect(given).toEqual(given.toSorted())
  }
})

test('the list is exported as a spreadsheet, with the same rows', async () => {
  const { text } = await world.as.office.attempt(reviews.export, { status: 'REMOVED' })
  const { meta } = await world.as.office.send(reviews.list, { status: 'REMOVED' })
  expect(text.trim().split('\r\n')).toHaveLength(1 + (meta.total ?? 0))
  expect(text).toContain('"Opinia"')
  const all = await world.as.office.attempt(reviews.export, { filter: 'zurawska' })
  expect(all.text).toContain('"Maja Żurawska"')
  expect(all.text).not.toContain('Żurawska Maja')
})

describe('the reward', () => {
  const vouchersOf = (email: string) =>
    world.db
      .selectFrom('vouchers')
      .innerJoin('users', 'users.id', 'holder_id')
      .select(['kind', 'value', 'source', 'taken_back_at', 'uses_left'])
      .where('email', '=', email)
      .orderBy('vouchers.id')
      .execute()

  test.each([1, 2, 3, 4, 5])('is the same for %s stars', async (rating) => {
    const { hash, email } = await invited()
    const { data } = await (await world.guest()).send(reviews.write, { hash, ...praise, rating })
    expect(data.review?.voucher).toMatchObject({ percent: 10, code: expect.any(String) })
    expect(await vouchersOf(email)).toMatchObject([
      { kind: 'PERCENT', value: 10, source: 'REVIEW', taken_back_at: null },
    ])
  })

  test('is revoked with the attendance, or with a review that is removed, and restored with it', async () => {
    const { hash, email, attend, grade, artistId } = await invited()
    await (await world.guest()).send(reviews.write, { hash, ...praise })
    await attend(false)
    expect(await vouchersOf(email)).toMatchObject([{ taken_back_at: expect.any(String), uses_left: 0 }])
    await attend(true)
    await grade('FAIL')
    expect(await vouchersOf(email)).toMatchObject([{ uses_left: 0 }, { taken_back_at: null, uses_left: 1 }])
    const { data } = await world.as.office.send(reviews.list, { artistId })
    await hideReview(portalActs(world), data[0]?.id as number)
    expect(await vouchersOf(email)).toMatchObject([{ uses_left: 0 }, { uses_left: 1 }])
    await removeReview(portalActs(world), data[0]?.id as number)
    expect(await vouchersOf(email)).toMatchObject([{ uses_left: 0 }, { uses_left: 0 }])
    await publishReview(portalActs(world), data[0]?.id as number)
    expect(await vouchersOf(email)).toHaveLength(3)
  })

  test('that was used is not earned once more when the review comes back', async () => {
    const { hash, email, artistId, participant_id } = await invited()
    await (await world.guest()).send(reviews.write, { hash, ...praise })
    const { id: voucher_id } = await world.db
      .selectFrom('vouchers')
      .innerJoin('users', 'users.id', 'holder_id')
      .select('vouchers.id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('voucher_entries')
      .values({
        voucher_id,
        kind: 'USE',
        uses: -1,
        redeemed: 100,
        currency: 'PLN',
        participant_id,
        made_at: new Date(),
      })
      .execute()
    const { data } = await world.as.office.send(reviews.list, { artistId })
    await removeReview(portalActs(world), data[0]?.id as number)
    await publishReview(portalActs(world), data[0]?.id as number)
    expect(await vouchersOf(email)).toHaveLength(1)
  })

  test('is not earned once more by an edit', async () => {
    const { hash, email } = await invited()
    const guest = await world.guest()
    await guest.send(reviews.write, { hash, ...praise })
    await guest.send(reviews.edit, { hash, ...praise, rating: 1 })
    expect(await vouchersOf(email)).toHaveLength(1)
  })
})

test('a review that earned a voucher is marked for everybody, with any present settings', async () => {
  const { id: artistId } = await artist()
  const [one, other] = [await world.person('client'), await world.person('client')]
  const rewarded = await invitedAttendee(world, artistId, one.account.email)
  const later = await invitedAttendee(world, artistId, other.account.email)
  const guest = await world.guest()
  await guest.send(reviews.write, { hash: rewarded.hash, ...praise })
  await world.as.office.send(settings.setReviewVoucher, { review_voucher_percent: null })
  await guest.send(reviews.write, { hash: later.hash, ...praise })
  const marks = (some: { reward_percent: number | null }[]) => some.map(({ reward_percent }) => reward_percent)
  expect(marks(await publicReviews(world.db, artistId).execute())).toEqual([null, 10])
  const { data } = await world.as.office.send(reviews.list, { artistId, sortBy: 'id', descending: 1 })
  expect(marks(data)).toEqual([null, 10])
  await world.as.office.send(settings.setReviewVoucher, { review_voucher_percent: 10 })
})

test('without a reward in the settings none is promised', async () => {
  await world.as.office.send(settings.setReviewVoucher, { review_voucher_percent: null })
  const { hash, mail } = await invited()
  expect(mail.text).not.toContain('voucher')
  expect((await (await world.guest()).send(reviews.link, { hash })).data.reward).toBeNull()
  await world.as.office.send(settings.setReviewVoucher, { review_voucher_percent: 10 })
})

/** Rounded to two places. */
function averageOf(numbers: number[]): number | null {
  if (numbers.length === 0) return null
  const sum = numbers.reduce((one, other) => one + other, 0)
  return Math.round((sum * 100) / numbers.length) / 100
}

/** Chance that comes out the same each time. */
function mulberry(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
