import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { line as lineField, personName } from '#kit/contract/fields.ts'
import { trimmed } from '#kit/contract/texts/invisible.ts'
import { validate } from '#kit/contract/validation.ts'
import { purposeAt } from '#kit/contract/values/files.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import type { Ids } from '#testing/fixtures/cases.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { insertOpenForm } from '#testing/make/make-artists.ts'
import { insertOwnRows } from '#testing/make/make-own-rows.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
let owner: Visitor
/** The owner's own rows, for they are an artist and a student as well. */
let own: Ids
let good: GoodInput
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  good = await goodInput(world)
  return world.close
})

/**
 * A new owner for each test, so that no limit is reached; they are deleted again, or all of them would be notified of
 * the next one's changes.
 */
async function ownerComes() {
  const { id, visitor } = await world.person('super-admin')
  owner = visitor
  own = await insertOwnRows(world, id)
  return async () => void (await world.db.deleteFrom('user_roles').where('user_id', '=', id).execute())
}

const weird = {
  nothing: undefined,
  null: null,
  'an empty text': '',
  spaces: ' \t\u00a0 ',
  'too much': 'x'.repeat(70_000),
  'a number': 4.5,
  'a huge number': 1e308,
  'a negative number': '-1',
  'a truth': true,
  'a list': [],
  'a list of lists': [[[]]],
  'an object': {},
  'a nested object': { pl: { pl: {} }, 'en-US': [] },
  SQL: "'); drop table users; --",
  HTML: '<img src=x onerror=alert(1)>',
  emoji: '👩🏽‍🎨💄',
  'right to left': '‏مرحبا שלום‎',
  'control characters': 'a\u0007\u001b[31m\u0085b',
  'half a letter': '\ud83d',
  NUL: 'a\0b',
  'an object that is no text': { toString: 1 },
  'a list of such objects': [{ toString: 1 }],
  'a path to a prototype': 'a.__proto__',
  'the last day there is': '9999-12-31',
  'a prototype': JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}'),
}
/** A part of a form cannot even be called so. */
const unsayable = 'a prototype'

const bodies = [...endpoints].filter(([, { method, body }]) => method !== 'GET' && fieldsOf(body).length > 0)

describe.each(bodies)('%s', (name, endpoint) => {
  beforeEach(ownerComes)
  const fields = fieldsOf(endpoint.body)

  test.each(fields)('%s: any value is accepted or refused with a reason, and never breaks anything', async (field) => {
    let input = await goodFor(name)
    for (const [kind, value] of Object.entries(weird)) {
      const sent = put(input, field.split('.'), value)
      // What the contract refuses is sent below, with what it refuses of the other fields.
      const refused = endpoint.isMultipart ? [] : refusals(endpoint, sent)
      const { status, body, text } =
        refused.length > 0 ? { status: 422, text: '', body: null } : await asSomebodyElse(endpoint, sent)
      // A filter by a far day is a good one, and fits nothing.
      const isFilter = (body as { code?: string } | null)?.code === 'bundle_empty'
      expect([endpoint.status, isFilter ? 409 : 422], `${kind} in ${field}: ${text}`).toContain(status)
      if (status === 422) {
        const named = body ? namedIn(body) : refused
        const isNamed = (path: string) => isAbout(path, field, name) || (kind === unsayable && path === 'body')
        expect(named, `${kind} in ${field}`).toEqual(named.filter(isNamed))
      }
      // What was refused has used nothing up.
      if (status !== 422) input = await goodFor(name)
    }
  })

  test.skipIf(endpoint.isMultipart)('names all that the contract refuses, side by side', async () => {
    const input = await goodFor(name)
    const outermost = fields.filter((field) => !field.includes('.'))
    const innermost = fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)))
    const sent = Object.entries(weird).flatMap(([kind, value]) =>
      // Where calls are limited there is room for one of the two.
      (endpoint.limit ? [innermost] : [outermost, innermost]).map((among) => {
        const wrong = among.filter((field) => refusals(endpoint, put(input, field.split('.'), value)).length > 0)
        // No more at once than a request may be long.
        return { kind, body: wrong.slice(0, 12).reduce((all, field) => put(all, field.split('.'), value), input) }
      }),
    )
    await Promise.all(
      sent.map(async ({ kind, body }) => {
        const expected = refusals(endpoint, body)
        if (expected.length === 0) return
        const answer = await asSomebodyElse(endpoint, body)
        expect(answer.status, `${kind}: ${answer.text}`).toBe(422)
        const named = namedIn(answer.body)
        expect(named.toSorted(), kind).toEqual(
          kind === unsayable && named[0] === 'body' ? ['body'] : expected.toSorted(),
        )
      }),
    )
  })
})

describe('any request as a whole', () => {
  // Each call is about another part of the portal, and few of these change anything.
  beforeAll(ownerComes)
  const anything = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()))

  test.each(bodies.filter(([, { isMultipart, isJsonToo }]) => !isMultipart || isJsonToo))(
    'to %s breaks nothing',
    async (name, endpoint) => {
      const url = addressOf(endpoint, await good(name))
      await fc.assert(
        fc.asyncProperty(anything, async (payload) => {
          const headers = { 'content-type': 'application/json' }
          const { status } = await owner.request({
            method: endpoint.method,
            url,
            headers,
            payload: JSON.stringify(payload),
          })
          expect(status).toBeLessThan(500)
        }),
        { numRuns: 15 },
      )
    },
  )

  const reading = [...endpoints].filter(([, { method }]) => method === 'GET')
  test.each(reading)('in the query or the address of %s breaks nothing', async (name, endpoint) => {
    const input = (await good(name)) as Record<string, unknown>
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '%', '%00', '%2e%2e', '%ff', '\0', '?', '#'),
    )
    const known = Object.keys(shapeOf(endpoint.query))
    const query = fc.dictionary(fc.constantFrom(...known, 'x', '__proto__'), part)
    // What differs in parameters alone that the call does not know is the same to it, and sent once: some calls are a whole export.
    const tried = new Set<string>()
    await fc.assert(
      fc.asyncProperty(part, query, async (place, parameters) => {
        const replaced = Object.fromEntries(
          placeholders(endpoint.path).map((key) => [key, place.toWellFormed() || 'x']),
        )
        for (const values of [input, replaced]) {
          const address = addressOf(endpoint, values)
          const read = JSON.stringify([address, known.map((name) => parameters[name])])
          if (tried.has(read)) continue
          tried.add(read)
          const url = `${address}?${new URLSearchParams(parameters)}`
          expect((await owner.request({ method: 'GET', url })).status, url).toBeLessThan(500)
        }
      }),
      { numRuns: 15 },
    )
  })
})

const accepts = (field: z.ZodMiniType, text: string) => validate(z.object({ field }), { field: text }).ok

describe('good text, however weird, is stored and comes back unchanged', () => {
  beforeEach(ownerComes)
  const samples = [
    "Robert'); DROP TABLE pro_artists; --",
    '<b>Żaneta</b> & "Ćma" &amp; \\',
    '👩🏽‍🎨💄 ‍',
    '‏مرحبا שלום‎ abc',
    'Ａ𝔸ﬃ ß ǆ İı',
    'e\u0301 is not é',
    '{{first_name}} $(7*7) %s %00 %n $1 \\u0000',
    'Zażółć gęślą jaźń',
    '漢字かな交じり文',
    '-1',
    'null',
    '=HYPERLINK("http://evil.example")',
  ].map(trimmed)
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(trimmed)
  const lines = fc.oneof(
    fc.constantFrom(...samples),
    line.filter((text) => accepts(lineField(), text)),
  )
  const names = lines.filter((text) => accepts(personName(), text))
  const prose = fc
    .array(lines, { minLength: 1, maxLength: 4 })
    .map((paragraphs) => `Dwadzieścia znaków: ${paragraphs.join('\n\n')}`)

  test('in JSON', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, prose, prose, async (pl, english, polishProse, englishProse) => {
        const draft = {
          name: { pl, 'en-US': english },
          description: { pl: polishProse, 'en-US': englishProse },
          category: 'SALES',
          link: null,
          is_active: true,
        } as const
        const { data } = await owner.send(benefits.create, draft)
        expect(data).toMatchObject(draft)
        expect((await owner.send(benefits.get, { id: data.id })).data).toEqual(data)
      }),
      { numRuns: 25 },
    )
  })

  test('in a form', async () => {
    const input = (await good('applications.sendForm')) as { bio: object }
    await fc.assert(
      fc.asyncProperty(names, lines, prose, async (first_name, street, bio) => {
        const { id, hash } = await insertOpenForm(world)
        const sent = { first_name, street, company_name: street, bio: { pl: bio, 'en-US': bio } }
        const answer = await asSomebodyElse(applications.sendForm, { ...input, hash, ...sent })
        expect(answer).toMatchObject({ status: 204 })
        expect((await owner.send(artists.get, { id })).data).toMatchObject(sent)
      }),
      { numRuns: 25 },
    )
  })

  test('in a comment, up to the mail and the form of the applicant', async () => {
    const { id, hash } = await insertOpenForm(world, { invitation_status: 4, email: 'weird@example.com' })
    const comment = samples.join('\n')
    await owner.send(applications.requestMissingData, { id, comment, fields: [] })
    expect((await (await world.guest()).send(applications.form, { hash })).data.missing?.comment).toBe(comment)
    expect((await owner.send(artists.get, { id })).data.history[0]?.comment).toBe(comment)
    const { text, html } = await world.lastMail('weird@example.com')
    for (const sample of samples) expect(text).toContain(`> ${sample}`)
    expect(html).not.toContain('<b>')
    expect(html).toContain('&#60;b&#62;Żaneta')
  })
})

/** Calls about the reader's own row are about the owner's. */
function goodFor(name: string) {
  const [feature = '', call = ''] = name.split('.')
  const { ofOwnRow = [] } = cases[feature] ?? {}
  return good(name, ofOwnRow === 'all' || ofOwnRow.includes(call) ? { own } : {})
}

/** From an address of its own, so that no limit is reached; the owner where the call wants a right. */
async function asSomebodyElse(endpoint: Endpoint, input: object) {
  await world.db.deleteFrom('login_failures').execute()
  const visitor = endpoint.permission === 'public' ? await world.guest() : owner
  return visitor.attempt(endpoint, input)
}

/** Every field of a body that is no file, with what lies inside: `bio`, `bio.pl`, `techniques`, `techniques.0`. */
function fieldsOf(schema: Endpoint['body'], path: string[] = []): string[] {
  const own = path.length > 0 ? [path.join('.')] : []
  const { type, element, innerType } = schema._zod.def as {
    type: string
    element?: typeof schema
    innerType?: typeof schema
  }
  if (type === 'object') {
    const inside = Object.entries(shapeOf(schema)).filter(([key]) => !purposeAt(schema, [key]))
    return [...own, ...inside.flatMap(([key, field]) => fieldsOf(field, [...path, key]))]
  }
  if (innerType && path.length > 0) return fieldsOf(innerType, path)
  return element ? [...own, ...fieldsOf(element, [...path, '0'])] : own
}

/** The fields of a body that the contract refuses, before the request is sent. */
function refusals({ path, body }: Endpoint, input: object): string[] {
  const inPath = placeholders(path)
  const sent = Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !inPath.includes(key) && value !== undefined),
  )
  const checked = validate(body, sent)
  return checked.ok ? [] : checked.problems.map((problem) => problem.path)
}

function namedIn(body: unknown): string[] {
  return Object.keys((body as { errors: object }).errors)
}

function shapeOf(schema: Endpoint['body']): Record<string, typeof schema> {
  return (schema as unknown as { shape?: Record<string, typeof schema> }).shape ?? {}
}

function put(values: object, [key = '', ...rest]: string[], value: unknown): object {
  const inside = (values as Record<string, object>)[key]
  const next = rest.length > 0 ? put(inside ?? {}, rest, value) : value
  if (!Array.isArray(values)) return { ...values, [key]: next }
  return next === undefined ? [] : [next]
}

/** Passwords are compared with each other, and a failed sign-in does not reveal which part was wrong. */
function isAbout(path: string, field: string, name: string): boolean {
  if (name === 'session.login') return ['email', 'password'].includes(path)
  if (name === 'session.resetPassword') return ['email', 'password', field].includes(path)
  // What is typed twice differs from its second time, too; a first day may be after the last.
  const end = field.replace(/^first_/, 'last_').replace(/From$/, 'To')
  return (
    [field, end, `${field}_confirmation`].includes(path) || path.startsWith(`${field}.`) || field.startsWith(`${path}.`)
  )
}

function addressOf({ path }: Endpoint, values: object): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((values as Record<string, unknown>)[key])),
  )
}
