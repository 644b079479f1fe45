import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { terms } from '#academy/terms/contract/terms.ts'
import { listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { acceptTermsFor } from '#testing/make/make-terms.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { announceTerms } from './announcement.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const dayFrom = (days: number) => academyDay(new Date(shift(world.clock.now(), { days })))
/** Sessions end while the clock runs ahead. */
const as = (account: 'office' | 'owner' | 'artist' | 'student') => world.visitor(account)

let versions = 1
type Draft = { version?: string; language?: 'pl' | 'en-US'; days?: number; changes?: object | null }

const changes = { pl: 'Krótszy czas rezygnacji.', 'en-US': 'A shorter time to cancel.' }

async function upload({ version = `${versions}.0`, language = 'pl', days = 15, ...others }: Draft = {}) {
  const file = await sample('certificate.pdf')
  return (await as('office')).call(terms.upload, {
    file,
    language,
    version,
    effective_from: dayFrom(days),
    changes,
    ...others,
  } as never)
}

const academyAddress = 'terminy@akademia-atelier.example'

/** A new version, and its day. */
async function comeIntoForce(draft: Draft = {}) {
  versions += 1
  const { body } = await upload(draft)
  world.clock.advance({ days: draft.days ?? 15 })
  return body.data
}

const mustAccept = async (visitor: Visitor) => {
  const { status, body } = await visitor.call(dashboard.counters, {})
  return status === 403 && (body as unknown as { code: string }).code === 'terms_not_accepted'
}

test('from its day on, artists and students do nothing before they accept: they read, choose a language, or leave', async () => {
  const file = await comeIntoForce()
  const visitors = await Promise.all((['artist', 'student'] as const).map(world.visitor))
  for (const visitor of visitors) {
    expect(await mustAccept(visitor)).toBe(true)
    for (const { status } of [
      await visitor.call(session.user, {}),
      await visitor.call(session.changeLanguage, { language: 'pl' }),
      await visitor.call(terms.file, { id: file.id }),
    ])
      expect(status).toBe(200)
    // The bell's short way is no way around.
    expect((await visitor.call(notifications.list, unreadNewest)).status).toBe(403)
    expect((await visitor.send(terms.mine, {})).data).toMatchObject({
      is_bound: true,
      is_due: true,
      accepted_at: null,
      in_force: { version: `${versions}.0`, files: [{ id: file.id }] },
    })
    await visitor.send(terms.accept, { id: file.id })
    expect(await mustAccept(visitor)).toBe(false)
    expect((await visitor.call(notifications.list, unreadNewest)).status).toBe(200)
    expect((await visitor.send(terms.mine, {})).data).toMatchObject({ is_due: false, accepted_at: expect.any(String) })
  }
  // Once, for all of their browsers.
  for (const account of ['artist', 'student'] as const) expect(await mustAccept(await as(account))).toBe(false)
  for (const account of ['office', 'owner'] as const) {
    const visitor = await as(account)
    expect((await visitor.call(dashboard.counters, {})).status).toBe(200)
    expect((await visitor.send(terms.mine, {})).data).toMatchObject({ is_bound: false, is_due: false })
  }
})

test('what was accepted is written once, with the very file, and stays', async () => {
  const file = await comeIntoForce()
  const visitor = await world.visitor('student')
  const at = world.clock.now().toISOString()
  await Promise.all([1, 2, 3].map(() => visitor.call(terms.accept, { id: file.id })))
  const served = await visitor.request({ method: 'GET', url: file.url })
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  const { id } = await visitor.send(session.user, {})
  const rows = await world.db
    .selectFrom('terms_acceptances')
    .selectAll()
    .where('user_id', '=', id)
    .where('accepted_at', '>=', at)
    .execute()
  const bytes = Buffer.from(await (await sample('certificate.pdf')).arrayBuffer())
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    language: 'pl',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ip: visitor.address,
  })
  for (const statement of [
    sql`update terms_acceptances set ip = '' where user_id = ${id}`,
    sql`delete from terms_acceptances where user_id = ${id}`,
  ])
    await expect(statement.execute(world.db)).rejects.toThrow('stays written')
  const known = await (await as('office')).send(settings.get, {})
  expect(known.terms_and_conditions_files[0]).toMatchObject({ id: file.id, state: 'IN_FORCE', acceptances: 1 })
})

test('a version that another has replaced is accepted by nobody any more', async () => {
  const old = (await (await as('office')).send(terms.inForce, {})).data?.files[0]
  await comeIntoForce()
  const visitor = await world.visitor('artist')
  expect(await visitor.call(terms.accept, { id: old?.id ?? 0 })).toMatchObject({
    status: 409,
    body: { code: 'terms_replaced' },
  })
})

test('a user who declines is signed out, and is shown how to reach the academy', async () => {
  const file = await comeIntoForce()
  const visitor = await world.visitor('student')
  const { data } = await visitor.send(terms.decline, { id: file.id })
  expect(data.emails).toContain(academyAddress)
  expect((await visitor.call(session.user, {})).status).toBe(401)
  await (await as('owner')).send(settings.setDedicatedTermsEmails, { emails: [] })
  const other = await world.visitor('artist')
  expect((await other.send(terms.decline, { id: file.id })).data.emails).toEqual([world.config.mailFrom])
  const declined = await world.db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'terms.declined')
    .execute()
  const details = { version: `${versions}.0` }
  expect(declined).toEqual([{ details }, { details }])
  await (await as('owner')).send(settings.setDedicatedTermsEmails, { emails: [academyAddress] })
})

test('each language has its document, and one effective date for both; a reader without one in their language gets the other', async () => {
  versions += 1
  expect((await upload()).status).toBe(201)
  expect(await upload()).toMatchObject({ status: 422, body: { errors: { language: [expect.any(String)] } } })
  expect(await upload({ language: 'en-US', days: 16 })).toMatchObject({
    status: 422,
    body: { errors: { effective_from: [expect.any(String)] } },
  })
  expect((await upload({ language: 'en-US' })).status).toBe(201)
  for (const days of [-1, 0, 15]) expect((await upload({ version: 'Next', days })).status).toBe(422)
  // Announced at least 14 days before, with what changes in both languages.
  expect(await upload({ version: 'Next', days: 13 })).toMatchObject({
    status: 422,
    body: { errors: { effective_from: [expect.stringContaining('14')] } },
  })
  expect(await upload({ version: 'Next', days: 20, changes: { pl: 'Nowy cennik.', 'en-US': '' } })).toMatchObject({
    status: 422,
    body: { errors: { 'changes.en-US': [expect.any(String)] } },
  })
  world.clock.advance({ days: 15 })
  const { data } = await (await world.guest()).send(terms.inForce, {})
  expect(data).toMatchObject({ version: `${versions}.0`, files: [{ language: 'pl' }, { language: 'en-US' }] })
})

test('only a PDF is a document, by what is in it', async () => {
  const text = new File(['%PNG'], 'regulamin.pdf', { type: 'application/pdf' })
  const draft = { language: 'pl' as const, version: 'Next', effective_from: dayFrom(15), changes }
  expect(await (await as('office')).call(terms.upload, { ...draft, file: text })).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.any(String)] } },
  })
})

test('a document that binds nobody yet can be taken back; one that does stays', async () => {
  versions += 1
  const [office, artist] = [await as('office'), await as('artist')]
  await acceptTermsFor(world.db, { allBut: [] })
  const inForce = (await office.send(terms.inForce, {})).data?.files[0]?.id ?? 0
  expect(await office.call(terms.remove, { id: inForce })).toMatchObject({
    status: 409,
    body: { code: 'terms_in_force' },
  })
  const { data } = (await upload()).body
  // Nobody was notified of it yet.
  expect((await artist.call(terms.file, { id: data.id })).status).toBe(404)
  await office.send(terms.remove, { id: data.id })
  expect((await office.call(terms.file, { id: data.id })).status).toBe(404)
  expect((await upload({ days: 20 })).status).toBe(201)
  world.clock.advance({ days: 20 })
  expect(await (await as('owner')).call(terms.remove, { id: inForce })).toMatchObject({
    status: 409,
    body: { code: 'terms_accepted_by', message: expect.stringMatching(/\d/) },
  })
})

test('a new version is announced once, an hour after it was added, to whom it binds', async () => {
  await acceptTermsFor(world.db, { allBut: [] })
  const portal = { ...world.portal, clock: world.clock.now }
  const announce = async () => {
    await Promise.all([announceTerms(portal, listeners), announceTerms(portal, listeners)])
    await world.untilNotified()
  }
  await announce()
  const readers = [await as('artist'), await as('student'), await as('office')] as const
  const [artist] = readers
  const sent = () =>
    Promise.all(
      readers.map(
        async (reader) =>
          (await reader.send(notifications.list, {})).data.filter(({ type }) => type === 'terms_announced').length,
      ),
    )
  const before = await sent()
  versions += 1
  const { data } = (await upload()).body
  await announce()
  expect(await sent()).toEqual(before)
  expect((await artist.send(terms.mine, {})).data.upcoming).toBeNull()
  world.clock.advance({ minutes: 61 })
  await announce()
  await announce()
  expect(await sent()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1, 0])
  const { text, subject } = await world.lastMail(cast.artist.email)
  expect(`${subject} ${text}`).toContain(`wersji ${versions}.0`)
  expect(text).toContain('/#/terms')
  expect(text).toContain(changes.pl)
  expect(text).toContain('pakiety, miejsca i vouchery nie przepadają')
  expect((await artist.send(terms.mine, {})).data.upcoming).toMatchObject({ version: `${versions}.0` })
  expect((await artist.call(terms.file, { id: data.id })).status).toBe(200)
})

test('an applicant accepts the current version, and does not have to accept it again as an artist', async () => {
  const applicant = await world.guest()
  const { id } = (
    await applicant.send(applications.register, {
      ...{ first_name: 'Ida', last_name: 'Lis', email: 'ida@example.com', phone: '+48601234567', city: 'Łódź' },
      ...{ country_id: 1, techniques: ['LIPS'], years_of_experience: 3, language_name: 'en-US', terms_accepted: true },
      motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
    })
  ).data
  const accepted = await world.db.selectFrom('terms_acceptances').selectAll().where('pro_artist_id', '=', id).execute()
  // There is no other than the Polish one.
  expect(accepted).toMatchObject([{ user_id: null, language: 'pl', ip: applicant.address }])
  const { id: userId, visitor } = await world.person('client')
  await sql`alter table terms_acceptances disable trigger terms_acceptances_kept`.execute(world.db)
  await world.db.deleteFrom('terms_acceptances').where('user_id', '=', userId).execute()
  await sql`alter table terms_acceptances enable trigger terms_acceptances_kept`.execute(world.db)
  expect(await mustAccept(visitor)).toBe(true)
  await world.db.updateTable('pro_artists').set({ user_id: userId }).where('id', '=', id).execute()
  expect(await mustAccept(visitor)).toBe(false)
})

test('a request for an own date is answered in the artist’s conversation', async () => {
  await acceptTermsFor(world.db, { allBut: [] })
  const [student, office] = [await as('student'), await as('office')]
  const preferred_on = dayFrom(30)
  const message = 'Szkolenie z pigmentacji ust dla czterech osób, w Łodzi.'
  expect((await student.call(conversations.askForDate, { message, preferred_on: dayFrom(-1) })).status).toBe(422)
  const { data } = await student.send(conversations.askForDate, { message, preferred_on })
  const { text } = await world.lastMail(academyAddress)
  expect(text).toContain(message)
  const thread = (await office.send(conversations.thread, { id: data.conversation_id })).data
  expect(thread).toMatchObject({ type: 'GENERAL', person: { role: 'client' } })
  expect(thread.messages.at(-1)).toMatchObject({ text: expect.stringContaining(message), is_from_office: false })
  const artists = (await (await as('artist')).send(conversations.askForDate, { message })).data
  expect((await office.send(conversations.thread, { id: artists.conversation_id })).data.person.role).toBe('pro-artist')
})
