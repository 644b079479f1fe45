import { beforeAll, expect, test } from 'vitest'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { students } from '#people/students/contract/students.ts'
import { users } from '#people/users/contract/users.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { objectedTo, reportedReview, takenDown } from '#testing/make/make-reports.ts'
import { invitedAttendee } from '#testing/make/make-reviews.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { offerAt, trainingOf } from '#testing/make/make-seats.ts'
import { openTrainingOf, waitingSignUp } from '#testing/make/make-sign-ups.ts'

/* What becomes of the secret links that were mailed to an email which the office corrects. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

type Account = { id: number; student: number; email: string }

async function account(role: 'client' | 'pro-artist'): Promise<Account> {
  const { id, account: user } = await world.person(role)
  return { id, student: await studentOf(world.db, user.email), email: user.email }
}

/** The pages on which the office changes an email; the last one is of an artist who is a student as well. */
const pages = {
  account: async ({ id }: Account, email: string) => {
    const { first_name, last_name, language_name } = (await world.as.owner.send(users.get, { id })).data
    await world.as.owner.send(users.update, { id, first_name, last_name, language_name, email })
  },
  student: async ({ student: id }: Account, email: string) => {
    const { data } = await world.as.office.send(students.get, { id })
    await world.as.office.send(students.update, { ...data, email })
  },
  artist: async ({ id: userId }: Account, email: string) => {
    const { id } = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await world.as.office.send(artists.update, { id, email })
  },
}

const opened = {
  'sign-up/link': signUps.ofLink,
  'training/offer': waitingList.offer,
  'training/add-review': reviews.link,
  'training/review-case': abuseReports.ofAuthor,
}
type Place = keyof typeof opened

const statusAt = async (place: Place, hash: string) =>
  (await (await world.guest()).call(opened[place] as typeof reviews.link, { hash })).status

async function textsTo(email: string): Promise<string[]> {
  const mails = await world.db.selectFrom('mails').select('text').where('to', '=', email).execute()
  return mails.map(({ text }) => text ?? '')
}

async function linksIn(email: string, place: Place | 'erasure'): Promise<string[]> {
  const texts = await textsTo(email)
  return texts.flatMap((text) => [...text.matchAll(new RegExp(`${place}/([\\w-]+)`, 'g'))].map(([, hash = '']) => hash))
}

const days = (count: number) => ({ startsIn: 24 * count })

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  'an email that is corrected on the page of the %s ends the links that were mailed to the former one, and others are mailed',
  async (page) => {
    const person = await account(page === 'artist' ? 'pro-artist' : 'client')
    const links: Record<Place, string> = {
      'sign-up/link': (await waitingSignUp(world, await openTrainingOf(world, null, days(40)), { email: person.email }))
        .hash,
      'training/offer': (await offerAt(world.db, await trainingOf(world.db, null, days(50)), person.email)).hash,
      'training/add-review': (await invitedAttendee(world, null, person.email)).hash,
      'training/review-case': (await takenDown(world, null, person.email)).hash,
    }
    for (const place of Object.keys(links) as Place[]) expect(await statusAt(place, links[place]), place).toBe(200)

    const email = `new.${person.email}`
    await pages[page](person, email)

    for (const place of Object.keys(links) as Place[]) {
      expect(await statusAt(place, links[place]), `the former link of ${place}`).toBe(404)
      const [mailed = '', ...more] = await linksIn(email, place)
      expect(await statusAt(place, mailed), `the new link of ${place}`).toBe(200)
      expect(more, place).toEqual([])
    }
  },
)

test('what is over is mailed to nobody, but its links end, too', async () => {
  const person = await account('client')
  const signUp = await waitingSignUp(world, await openTrainingOf(world, null, days(60)), { email: person.email })
  await (await world.guest()).send(signUps.withdraw, { hash: signUp.hash })
  const offer = await offerAt(world.db, await trainingOf(world.db, null, days(70)), person.email)
  await (await world.guest()).send(waitingList.declineOffer, { hash: offer.hash })
  const report = await objectedTo(world, null, person.email)
  await world.as.office.send(abuseReports.rejectObjection, { id: report.id, note: 'To była reklama.' })

  const email = `new.${person.email}`
  await pages.account(person, email)
  const links = { 'sign-up/link': signUp.hash, 'training/offer': offer.hash, 'training/review-case': report.hash }
  for (const [place, hash] of Object.entries(links) as [Place, string][]) {
    expect(await statusAt(place, hash), place).toBe(404)
    expect(await linksIn(email, place)).toEqual([])
  }
})

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  'the link that withdraws an erasure ends with an email that is corrected on the page of the %s, and another is mailed',
  async (page) => {
    const person = await account(page === 'artist' ? 'pro-artist' : 'client')
    await world.as.owner.send(erasures.requestUser, { id: person.id, is_settled: false })
    const [former = ''] = await linksIn(person.email, 'erasure')

    const email = `new.${person.email}`
    await pages[page](person, email)
    const guest = await world.guest()
    expect((await guest.call(erasures.openLink, { token: former })).status).toBe(404)
    const [mailed = ''] = await linksIn(email, 'erasure')
    await guest.send(erasures.withdrawByLink, { token: mailed })
  },
)

test('a mail with another link to withdraw an erasure names its day, however near that is', async () => {
  const person = await account('client')
  await world.as.owner.send(erasures.requestUser, { id: person.id, is_settled: false })
  const due = await dueIn(person, { hours: 5 })
  const email = `new.${person.email}`
  await pages.account(person, email)
  const text = (await textsTo(email)).find((one) => one.includes('/erasure/'))
  expect(text).toContain(`${dayIn('pl', academyDay(new Date(due)))}. Do tego czasu`)
})

test('of an erasure on hold, whose day has passed, the link ends, and the mail with another one names no day', async () => {
  const person = await account('client')
  await world.as.owner.send(erasures.requestUser, { id: person.id, is_settled: false })
  const [former = ''] = await linksIn(person.email, 'erasure')
  const due = await dueIn(person, { days: -3 })
  const email = `new.${person.email}`
  await pages.account(person, email)
  const guest = await world.guest()
  expect((await guest.call(erasures.openLink, { token: former })).status).toBe(404)
  const [mailed = ''] = await linksIn(email, 'erasure')
  const text = (await textsTo(email)).find((one) => one.includes(mailed))
  expect(text).toContain('gdy tylko biuro rozliczy')
  expect(text).not.toContain(dayIn('pl', academyDay(new Date(due))))
  await guest.send(erasures.withdrawByLink, { token: mailed })
})

test('of a review whose author has run out of time no link is mailed, also before the schedule hands it over', async () => {
  const person = await account('client')
  const { id } = await reportedReview(world, null, person.email, 'PERSONAL_DATA')
  const author_until = shift(world.clock.now(), { hours: -1 })
  await world.db.updateTable('abuse_reports').set({ author_until }).where('id', '=', id).execute()
  const email = `new.${person.email}`
  await pages.account(person, email)
  expect(await linksIn(email, 'training/review-case')).toEqual([])
})

async function dueIn({ id }: Account, time: Parameters<typeof shift>[1]): Promise<string> {
  const due_at = shift(world.clock.now(), time)
  await world.db.updateTable('erasures').set({ due_at }).where('user_id', '=', id).execute()
  return due_at
}
