import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast, officeSize } from '#testing/fixtures/cast.ts'
import { insertDocument } from '#testing/make/make-artists.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const data = {
  first_name: 'Ewa',
  last_name: 'Zielińska',
  phone: '+48601234567',
  country_id: 1,
  city: 'Łódź',
  postal_code: '90-001',
  street: 'Piotrkowska 1',
  company_name: null,
  tax_id: null,
  website: null,
  instagram: null,
  languages: ['pl' as const],
  techniques: ['LIPS' as const],
  years_of_experience: 4,
  bio: { pl: 'Pigmentacja od dziesięciu lat.', 'en-US': 'Pigmentation for ten years now.' },
}

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('an artist’s own data', () => {
  test('are saved and read again, with everything that belongs to them', async () => {
    const { visitor } = await artist()
    const { data: saved } = await visitor.send(profile.update, data)
    expect(saved).toMatchObject({ ...data, revision: 2, has_changes_to_review: false })
    expect((await visitor.send(profile.get, {})).data).toEqual(saved)
    expect(saved.conversations.map(({ type }) => type)).toContain('GENERAL')
  })

  test('are a mistake’s place where they are wrong, and then nothing is saved', async () => {
    const { visitor } = await artist()
    const wrong = {
      tax_id: '1234567890',
      website: 'nowhere',
      city: 'x'.repeat(121),
      bio: { pl: 'x'.repeat(4001), 'en-US': 'short' },
      techniques: [],
      years_of_experience: 71,
    }
    const { status, body } = await visitor.attempt(profile.update, { ...data, ...wrong })
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(
      ['bio.en-US', 'bio.pl', 'city', 'tax_id', 'techniques', 'website', 'years_of_experience'].sort(),
    )
    expect(await visitor.attempt(profile.update, { ...data, country_id: 999_999 })).toMatchObject({ status: 422 })
    expect((await visitor.send(profile.get, {})).data.revision).toBe(1)
  })

  test('are visible to nobody else: every artist gets their own', async () => {
    const [one, other] = [await artist(), await artist()]
    await one.visitor.send(profile.update, { ...data, city: 'Kraków' })
    expect((await other.visitor.send(profile.get, {})).data.city).toBe('Łódź')
    for (const reader of ['office', 'owner', 'student'] as const)
      expect(await world.as[reader].call(profile.update, data)).toMatchObject({ status: 404 })
  })

  test('go by the same name and language as the account', async () => {
    const { visitor, id } = await artist()
    await visitor.send(profile.update, { ...data, first_name: 'Żaneta' })
    await visitor.send(session.changeLanguage, { language: 'en-US' })
    expect(await visitor.send(session.user, {})).toMatchObject({ first_name: 'Żaneta', language_name: 'en-US' })
    expect((await visitor.send(profile.get, {})).data.language_name).toBe('en-US')
    expect((await world.as.office.send(artists.get, { id })).data).toMatchObject({ language_name: 'en-US' })
  })

  test('that somebody else saved meanwhile are not overwritten, and the second is notified', async () => {
    const { visitor, id } = await artist()
    const { revision } = (await visitor.send(profile.update, data)).data
    await world.as.office.send(artists.update, { id, revision, city: 'Gdynia' })
    const second = await visitor.call(profile.update, { ...data, phone: '+48700800900', revision })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { changes: [{ field: 'city', before: 'Łódź', after: 'Gdynia' }] } },
    })
    const { data: now } = await visitor.send(profile.get, {})
    expect(now).toMatchObject({ city: 'Gdynia', phone: data.phone })
    await visitor.send(profile.update, { ...data, city: 'Gdynia', phone: '+48700800900', revision: now.revision })
    expect(await world.as.office.call(artists.update, { id, revision, city: 'Sopot' })).toMatchObject({ status: 409 })
  })

  test('contain nothing internal to the office, and nobody’s name', async () => {
    const { visitor, id } = await artist()
    const { office } = world.as
    const { revision } = (await visitor.send(profile.update, data)).data
    await office.send(artists.update, { id, revision, internal_note: 'Dzwonić po południu.' })
    // The note is not visible to the artist: there is nothing to notify them of.
    await visitor.send(profile.update, { ...data, city: 'Sopot', revision })
    await office.send(artists.update, { id, revision: revision + 2, city: 'Hel', internal_note: 'Nie dzwonić.' })
    const { status, body } = await visitor.call(profile.update, { ...data, revision })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { details: { changes: [{ field: 'city', by: null }] } },
    })
    expect(JSON.stringify(body)).not.toMatch(/dzwonić|internal_note|Wrońska/i)
  })

  test('of two saved at once, one is saved', async () => {
    const { visitor } = await artist()
    const cities = ['Kraków', 'Gdańsk', 'Opole', 'Lublin']
    const answers = await Promise.all(
      cities.map((city) => visitor.call(profile.update, { ...data, city, revision: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('a change of name or tax data', () => {
  test('holds at once, and waits for the office to look at it', async () => {
    const { visitor, id } = await artist()
    await visitor.send(profile.update, data)
    const before = await noticesOf(id)
    const { data: saved } = await visitor.send(profile.update, { ...data, last_name: 'Wilk', tax_id: '526-104-08-28' })
    expect(saved).toMatchObject({ last_name: 'Wilk', tax_id: '5261040828', has_changes_to_review: true })
    expect(await noticesOf(id)).toBe(before + officeSize)

    const { data: details } = await world.as.office.send(artists.get, { id })
    expect(details).toMatchObject({ has_changes_to_review: true })
    expect(details.history[0]).toMatchObject({
      event: 'profileChanged',
      changes: [
        { field: 'last_name', before: 'Zielińska', after: 'Wilk' },
        { field: 'tax_id', before: null, after: '5261040828' },
      ],
      review: { at: null, by: null },
    })
    await world.as.office.send(artists.reviewChanges, { id, up_to_id: details.history[0]?.id ?? 0 })
    expect((await visitor.send(profile.get, {})).data.has_changes_to_review).toBe(false)
  })

  test('is announced once, however many follow before somebody has reviewed it', async () => {
    const { visitor, id } = await artist()
    for (const last_name of ['Wilk', 'Lis', 'Kot']) await visitor.send(profile.update, { ...data, last_name })
    expect(await noticesOf(id)).toBe(officeSize)
    const { history } = (await world.as.office.send(artists.get, { id })).data
    expect(history.filter(({ review }) => review?.at === null)).toHaveLength(3)
  })

  test('that came after the office looked waits still', async () => {
    const { visitor, id } = await artist()
    await visitor.send(profile.update, { ...data, last_name: 'Wilk' })
    const up_to_id = (await world.as.office.send(artists.get, { id })).data.history[0]?.id ?? 0
    await visitor.send(profile.update, { ...data, last_name: 'Lis' })
    const { data: after } = await world.as.office.send(artists.reviewChanges, { id, up_to_id })
    expect(after).toMatchObject({ has_changes_to_review: true })
    // Who looks a second time, or at the same moment, does no harm.
    await world.as.owner.send(artists.reviewChanges, { id, up_to_id })
    expect(after.history.map(({ review }) => review?.by)).toContain(
      `${cast.office.first_name} ${cast.office.last_name}`,
    )
  })

  test('is all that the office is notified of', async () => {
    const { visitor, id } = await artist()
    await visitor.send(profile.update, { ...data, city: 'Opole', website: 'https://studio.example' })
    expect(await noticesOf(id)).toBe(0)
    const { data: details } = await world.as.office.send(artists.get, { id })
    expect(details).toMatchObject({ has_changes_to_review: false })
    expect(details.history[0]).toMatchObject({ event: 'profileChanged', review: null })
  })

  test('that changes nothing leaves nothing behind', async () => {
    const { visitor, id } = await artist()
    await visitor.send(profile.update, data)
    const before = (await world.as.office.send(artists.get, { id })).data
    await visitor.send(profile.update, { ...data, techniques: ['LIPS'], revision: 1 })
    expect((await world.as.office.send(artists.get, { id })).data).toEqual(before)
  })
})

describe('picture and documents', () => {
  test('of several pictures none is accepted, and the error names it', async () => {
    const { visitor, id } = await artist()
    const form = new FormData()
    for (let pictures = 0; pictures < 3; pictures++) form.append('avatar', await sample('photo.png'))
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await sent.arrayBuffer())
    const url = profile.changeAvatar.path
    expect(await visitor.request({ method: 'POST', url, headers, payload })).toMatchObject({
      status: 422,
      body: { message: 'Prześlij tylko jeden plik.', errors: { avatar: ['Prześlij tylko jeden plik.'] } },
    })
    expect((await world.as.office.send(artists.get, { id })).data.avatar_url).toBeNull()
  })

  test('are added, get another day, and are deleted, each recorded in the history', async () => {
    const { visitor, id } = await artist()
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') })
    const file = await sample('certificate.pdf')
    await visitor.send(profile.addDocument, { kind: 'CERTIFICATE', valid_until: '2030-05-31', file })
    const { data: two } = await visitor.send(profile.addDocument, { kind: 'INSURANCE', valid_until: null, file })
    expect(two.avatar_url).toContain('/avatar/')
    const insurance = two.documents.find(({ kind }) => kind === 'INSURANCE')
    const documentId = insurance?.id ?? 0
    await visitor.send(profile.updateDocument, { id: documentId, valid_until: '2027-01-31' })
    const { data: after } = await visitor.send(profile.removeDocument, { id: documentId })
    expect(after.documents.map(({ kind, valid_until }) => [kind, valid_until])).toEqual([['CERTIFICATE', '2030-05-31']])
    const { history } = (await world.as.office.send(artists.get, { id })).data
    expect(history.map(({ changes }) => changes[0]?.field)).toEqual([
      'documents',
      'documents',
      'documents',
      'documents',
      'avatar',
    ])
    expect(history.every(({ review }) => review === null)).toBe(true)
  })

  test('the office sees the picture next to the former one, for 90 days', async () => {
    const { visitor, id } = await artist()
    for (const name of ['photo.png', 'photo.jpg'])
      await visitor.send(profile.changeAvatar, { avatar: await sample(name) })
    const { history } = (await world.as.office.send(artists.get, { id })).data
    const [change] = history[0]?.changes ?? []
    const { before, after } = change as { before: string; after: string }
    expect(change?.field).toBe('avatar')
    const isShown = async (address: string, viewer: Visitor, artistId = id) => {
      const file_id = Number(address.split('/').at(-1))
      return (await viewer.call(artists.pastAvatar, { id: artistId, file_id })).status === 200
    }
    const { office } = world.as
    expect(before).not.toBe(after)
    expect([await isShown(before, office), await isShown(after, office)]).toEqual([true, true])
    expect(await isShown(before, visitor)).toBe(true)
    const other = await artist()
    expect([await isShown(before, other.visitor), await isShown(before, office, other.id)]).toEqual([false, false])
  })

  test('the last certificate stays, also of two that go at once', async () => {
    const { visitor, id } = await artist()
    const certificates = [await newDocument(id), await newDocument(id)]
    const licence = await newDocument(id, 'LICENCE')
    const answers = await Promise.all(
      certificates.map((document) => visitor.call(profile.removeDocument, { id: document })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'last_certificate' })
    await visitor.send(profile.removeDocument, { id: licence })
    expect((await visitor.send(profile.get, {})).data.documents).toHaveLength(1)
  })

  test('of another artist are out of reach, by whichever path', async () => {
    const [one, other] = [await artist(), await artist()]
    const document = await newDocument(other.id)
    await newDocument(other.id)
    await newDocument(one.id)
    const date = { id: document, valid_until: '2031-01-01' }
    expect(await one.visitor.call(profile.updateDocument, date)).toMatchObject({ status: 404 })
    expect(await one.visitor.call(profile.removeDocument, { id: document })).toMatchObject({ status: 404 })
    const mixed = { id: one.id, document_id: document }
    expect(await one.visitor.call(artists.document, mixed)).toMatchObject({ status: 404 })
    expect((await other.visitor.send(profile.get, {})).data.documents).toHaveLength(2)
  })
})

async function artist(): Promise<{ id: number; visitor: Visitor }> {
  const { visitor } = await world.person('pro-artist')
  return { id: (await visitor.send(profile.get, {})).data.id, visitor }
}

async function newDocument(artistId: number, kind: 'CERTIFICATE' | 'LICENCE' = 'CERTIFICATE'): Promise<number> {
  return (await insertDocument(world.db, artistId, world.clock.now(), { kind })).id
}

/** How many times the office was notified of new data of an artist. */
async function noticesOf(artistId: number): Promise<number> {
  const notices = await world.db
    .selectFrom('notifications')
    .select('id')
    .where('type', '=', 'profile_changed')
    .where('link', '=', `proartist/${artistId}`)
    .execute()
  return notices.length
}
