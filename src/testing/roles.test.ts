import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { api } from '#contract/index.ts'
import { binary, type Endpoint } from '#contract/kit/endpoint.ts'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import { issuePasswordToken } from '#server/session/session.queries.ts'
import { insertArtist, insertOpenForm } from './artists.ts'
import { cast } from './cast.ts'
import { type Academy, academy, academyForTest } from './server.ts'
import { sample } from './upload-server.ts'
import type { Visitor } from './visitor.ts'

/*
 * Who gets what from every call. `artist` asks for the own row, `other` is the same artist who asks for somebody else's.
 * What somebody may not see is a 404; what they see but may not do is a 403.
 */
const table = `
                               stranger  student  artist  other  office  owner
session.csrfCookie                  204      204     204    204     204    204
session.login                       204      204     204    204     204    204
session.logout                      401      204     204    204     204    204
session.forgotPassword              200      200     200    200     200    200
session.resetPassword               200      200     200    200     200    200
session.verifyResetToken            200      200     200    200     200    200
session.user                        401      200     200    200     200    200
session.changeLanguage              401      200     200    200     200    200
translations.all                    200      200     200    200     200    200
countries.list                      200      200     200    200     200    200
system.data                         401      200     200    200     200    200
system.dashboard                    401      200     200    200     200    200
system.health                       200      200     200    200     200    200
benefits.list                       401      403     200    200     200    200
benefits.get                        401      404     200    200     200    200
benefits.create                     401      403     403    403     201    201
benefits.update                     401      404     403    403     200    200
benefits.remove                     401      404     403    403     204    204
proArtists.register                 201      201     201    201     201    201
proArtists.list                     401      403     403    403     200    200
proArtists.get                      401      404     200    404     200    200
proArtists.accept                   401      404     403    404     200    200
proArtists.reject                   401      404     403    404     200    200
proArtists.complete                 401      404     403    404     200    200
proArtists.requestMissingData       401      404     403    404     200    200
proArtists.sendLink                 401      404     403    404     200    200
proArtists.avatar                   401      404     200    404     200    200
proArtists.document                 401      404     200    404     200    200
proArtists.form                     200      200     200    200     200    200
proArtists.sendForm                 204      204     204    204     204    204
proArtists.sendFormAvatar           201      201     201    201     201    201
proArtists.addFormDocument          201      201     201    201     201    201
proArtists.removeFormDocument       200      200     200    200     200    200
proArtists.formAvatar               200      200     200    200     200    200
proArtists.formDocument             200      200     200    200     200    200
demo.mails                          401      403     403    403     200    200
demo.accounts                       200      200     200    200     200    200
`
const [head = '', ...lines] = table.trim().split('\n')
const readers = head.trim().split(/\s+/) as ('stranger' | 'student' | 'artist' | 'other' | 'office' | 'owner')[]
type Reader = (typeof readers)[number]
const rows = lines.map((line) => {
  const [name = '', ...statuses] = line.split(/\s+/)
  return { name, expected: Object.fromEntries(readers.map((reader, index) => [reader, Number(statuses[index])])) }
})

const endpoints = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(
      ([name, endpoint]) => [`${feature}.${name}`, endpoint] as const,
    ),
  ),
)

const { APPLIED, ACCEPTED, TO_VERIFY } = invitationStatus
const words = { pl: 'Rabat na pigmenty dla artystów sieci', 'en-US': 'A discount on pigments for our artists' }
const benefit = { name: words, description: words, category: 'DISCOUNT', is_active: true }
const password = { password: 'a new long password', password_confirmation: 'a new long password' }
const person = { first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' }

/** Good input for the calls that need any, made anew for each time, since many can be done but once. */
const inputs: Record<string, (reader: Reader) => object | Promise<object>> = {
  'session.login': () => cast.student,
  'session.forgotPassword': () => ({ email: cast.student.email }),
  'session.resetPassword': async () => ({ ...(await passwordLink()), ...password }),
  'session.verifyResetToken': passwordLink,
  'session.changeLanguage': () => ({ language: 'pl' }),
  'benefits.get': async () => ({ id: await newBenefit() }),
  'benefits.create': () => benefit,
  'benefits.update': async () => ({ id: await newBenefit(), ...benefit }),
  'benefits.remove': async () => ({ id: await newBenefit() }),
  'proArtists.register': (reader) => ({
    ...person,
    email: `${reader}@example.com`,
    techniques: ['LIPS'],
    years_of_experience: 4,
    motivation: words.pl,
    language_name: 'pl',
    terms_accepted: true,
  }),
  'proArtists.get': (reader) => ({ id: artistOf(reader).id }),
  'proArtists.accept': (reader) => applicant(reader, APPLIED),
  'proArtists.reject': (reader) => applicant(reader, APPLIED),
  'proArtists.complete': (reader) => applicant(reader, TO_VERIFY),
  'proArtists.requestMissingData': async (reader) => ({ ...(await applicant(reader, TO_VERIFY)), comment: words.pl }),
  'proArtists.sendLink': (reader) => applicant(reader, ACCEPTED),
  'proArtists.avatar': (reader) => ({ id: artistOf(reader).id, size: 'small' }),
  'proArtists.document': (reader) => ({ id: artistOf(reader).id, document_id: artistOf(reader).documentId }),
  'proArtists.form': () => openForm,
  'proArtists.sendForm': async () => ({
    ...person,
    hash: (await insertOpenForm(world)).hash,
    postal_code: '90-001',
    street: 'Piotrkowska 1',
    languages: ['pl'],
    bio: words,
  }),
  'proArtists.sendFormAvatar': async () => ({ ...(await newForm()), avatar: await sample('photo.png') }),
  'proArtists.addFormDocument': async () => ({
    ...(await newForm()),
    kind: 'LICENCE',
    file: await sample('certificate.pdf'),
  }),
  'proArtists.removeFormDocument': newForm,
  'proArtists.formAvatar': () => ({ hash: openForm.hash, size: 'small' }),
  'proArtists.formDocument': () => openForm,
}

let world: Academy
let own: { id: number; documentId: number }
let others: { id: number; documentId: number }
/** A form with files that can be looked at. */
let openForm: { hash: string; id: number }
beforeAll(async () => {
  world = await academy()
  own = await artistWithDocument(cast.artist)
  others = await artistWithDocument(cast.completed)
  const { documentId } = await artistWithDocument(cast.missingData)
  openForm = { hash: (await world.lastMail(cast.missingData.email)).hash, id: documentId }
  return world.close
})

test('every call of the contract has its row in the table, and every row its call', () => {
  const named = new Set(rows.map(({ name }) => name))
  const sentences = [
    ...[...endpoints.keys()].filter((name) => !named.has(name)).map((name) => `Say in the table who may call ${name}.`),
    ...rows.filter(({ name }) => !endpoints.has(name)).map(({ name }) => `There is no call ${name} any more.`),
  ]
  expect(sentences).toEqual([])
})

describe('every call answers each reader as it should, in the shape that it declares', () => {
  test.each(rows)('$name', async ({ name, expected }) => {
    const endpoint = endpoints.get(name) as Endpoint
    const answered: Record<string, number> = {}
    for (const reader of readers) {
      const visitor = await visitorOf(reader)
      const { status, body, text } = await visitor.attempt(endpoint, (await inputs[name]?.(reader)) ?? {})
      answered[reader] = status
      if (status === endpoint.status) expect(shapeProblem(endpoint, body), `to ${reader}`).toBeNull()
      else expect(text).toMatch(/^\{"message":".+"\}$/)
    }
    expect(answered).toEqual(expected)
  })
})

describe('every changing call refuses without the anti-forgery token', () => {
  const changing = rows.filter(({ name }) => endpoints.get(name)?.method !== 'GET')
  test.each(changing)('$name', async ({ name }) => {
    const endpoint = endpoints.get(name) as Endpoint
    for (const reader of ['stranger', 'office'] as const) {
      const visitor = await visitorOf(reader)
      const input = (await inputs[name]?.(reader)) ?? {}
      expect((await visitor.attempt(endpoint, input, { 'x-xsrf-token': undefined })).status).toBe(419)
      expect((await visitor.attempt(endpoint, input, { origin: 'https://evil.example' })).status).toBe(419)
    }
  })
})

test('every call is served, and nothing is served that is no call', () => {
  const served = Object.entries(world.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`)
  expect(served.sort()).toEqual(declared.sort())
})

test('what belongs to the demo is not there without it', async () => {
  const { as } = await academyForTest({ isDemo: false })
  for (const endpoint of Object.values(api.demo))
    expect(await as.owner.attempt(endpoint, {})).toMatchObject({ status: 404 })
})

function visitorOf(reader: Reader): Promise<Visitor> {
  if (reader === 'stranger') return world.stranger()
  return world.visitor(reader === 'other' ? 'artist' : reader)
}

/** Null when the body is exactly what the call declares: nothing missing, nothing besides. */
function shapeProblem({ response }: Endpoint, body: unknown): string | null {
  if (response === binary) return null
  const result = z.safeParse(response, body)
  if (!result.success) return z.prettifyError(result.error)
  expect(body).toEqual(result.data)
  return null
}

function artistOf(reader: Reader) {
  return reader === 'artist' ? own : others
}

async function artistWithDocument({ email }: { email: string }) {
  return world.db
    .selectFrom('pro_artists')
    .innerJoin('pro_artist_documents', 'pro_artist_documents.pro_artist_id', 'pro_artists.id')
    .select(['pro_artists.id', 'pro_artist_documents.id as documentId'])
    .where('email', '=', email)
    .where('avatar_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function applicant(reader: Reader, invitation_status: number): Promise<{ id: number }> {
  return { id: reader === 'artist' ? own.id : await insertArtist(world.db, { invitation_status }) }
}

async function newForm() {
  const { hash, documentId } = await insertOpenForm(world)
  return { hash, id: documentId }
}

async function newBenefit(): Promise<number> {
  const now = world.clock.now()
  const created = await world.db
    .insertInto('benefits')
    .values({ ...benefit, category: 'DISCOUNT', link: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}

async function passwordLink() {
  const { id, account } = await world.person('client')
  return { email: account.email, token: await issuePasswordToken(world.db, id, 60, world.clock.now()) }
}
