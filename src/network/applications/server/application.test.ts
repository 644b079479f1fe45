import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertArtist } from '#testing/make/make-artists.ts'

/* Anybody may send the public form, with anybody's email. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('applying with an email that is known', () => {
  test('answers as with a new one, and keeps what was there', async () => {
    const known = 'known@example.com'
    const id = await insertArtist(world.db, { email: known, first_name: 'Ewa' })
    const [first, second, third] = [
      await apply('one@example.com'),
      await apply(known.toUpperCase()),
      await apply('two@example.com'),
    ]
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect([second.body.data.id, third.body.data.id]).toEqual([first.body.data.id + 1, first.body.data.id + 2])
    expect(comparable(second)).toEqual(comparable(first))
    expect(await named(known)).toEqual([{ id, first_name: 'Ewa' }])
    expect((await world.as.office.call(artists.get, { id: second.body.data.id })).status).toBe(404)
  })

  test('the email explains the rest: that there is an application, or an account and how to sign in', async () => {
    const applicant = 'waiting@example.com'
    await insertArtist(world.db, { email: applicant, invitation_status: invitationStatus.TO_VERIFY })
    await apply(applicant)
    expect(await world.lastMail(applicant)).toMatchObject({ subject: 'Twoje zgłoszenie jest już u nas', route: '' })
    await apply(cast.artist.email)
    expect(await world.lastMail(cast.artist.email)).toMatchObject({
      subject: 'Masz już konto w portalu Atelier',
      route: 'forgot-password',
    })
  })

  test('writes to them once in an hour, however often that is', async () => {
    const email = 'pestered@example.com'
    await insertArtist(world.db, { email })
    const mails = async () => (await world.db.selectFrom('mails').select('id').where('to', '=', email).execute()).length
    for (let time = 0; time < 3; time++) await apply(email)
    expect(await mails()).toBe(1)
    world.clock.advance({ hours: 1 })
    await apply(email)
    expect(await mails()).toBe(2)
  })

  test('writes to them once, too, where many come at once', async () => {
    const email = 'stormed@example.com'
    await Promise.all(Array.from({ length: 20 }, () => apply(email)))
    const mails = await world.db.selectFrom('mails').select('subject').where('to', '=', email).execute()
    expect(mails).toHaveLength(1)
  })

  test('takes as long', async () => {
    const known = 'slow@example.com'
    await insertArtist(world.db, { email: known })
    const times: { known: number[]; fresh: number[] } = { known: [], fresh: [] }
    for (let round = 0; round < 5; round++) {
      times.fresh.push(await timeOf(() => apply(`fresh-${round}@example.com`)))
      times.known.push(await timeOf(() => apply(known)))
    }
    // The least of each, for what else the machine does only adds to it.
    const least = Object.values(times).map((taken) => Math.min(...taken))
    expect(Math.min(...least)).toBeGreaterThanOrEqual(145)
    expect(Math.max(...least) / Math.min(...least)).toBeLessThan(1.4)
  })
})

describe('what an applicant wrote', () => {
  test('is in the mail with the copy, and no link of it works', async () => {
    const email = 'writer@example.com'
    await apply(email, {
      city: 'www.evil.com',
      motivation: 'Zajrzyj na https://evil.com/login albo evil.com, albo napisz do me@evil.com.',
    })
    const { text, html } = await world.lastMail(email)
    for (const body of [text, html]) {
      expect(body).toContain('evil[.]com/login')
      expect(body).not.toMatch(/www\.|evil\.com|https?:\/\/evil/)
    }
  })

  test('is no name where it is a link', async () => {
    const answer = await apply('named@example.com', { first_name: 'Wygraj na www.evil.com' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { first_name: ['Wpisz samo imię lub nazwisko, bez adresów stron i e-mail.'] } },
    })
  })

  test('has no invisible characters in names and emails', async () => {
    const answer = await apply('an\u200Bna@example.com', { last_name: 'No\u202Ewak' })
    const sentence = 'W tym polu są niewidoczne znaki. Wpisz je jeszcze raz z klawiatury, zamiast wklejać.'
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: [sentence], last_name: [sentence] } } })
  })
})

async function apply(email: string, changes: object = {}) {
  const answers = {
    first_name: 'Ewa',
    last_name: 'Zielińska',
    phone: '+48601234567',
    country_id: 1,
    city: 'Łódź',
    email,
  }
  const rest = { techniques: ['LIPS' as const], years_of_experience: 1, motivation: 'Chcę uczyć się od najlepszych.' }
  const consent = { language_name: 'pl', terms_accepted: true } as const
  return (await world.guest()).call(applications.register, { ...answers, ...rest, ...consent, ...changes })
}

/** The response apart from the id and the time. */
function comparable({ status, headers, cookies }: Awaited<ReturnType<typeof apply>>) {
  const { date: _, 'x-request-id': _id, ...rest } = headers
  return { status, rest, cookies }
}

function named(email: string) {
  return world.db.selectFrom('pro_artists').select(['id', 'first_name']).where('email', '=', email).execute()
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}
