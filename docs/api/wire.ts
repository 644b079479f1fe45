/*
 * What the portal promises on the wire, asked by the typed client with a package of its own, which it removes: for a program of your own
 * to begin with, and to find out what a proxy in between changes. It takes viewing and selling packages, and prints a line for each promise.
 */
import assert from 'node:assert/strict'
import { clientOf, content, portal } from './client.ts'

const price = { amount: 12_050, currency: 'PLN' } as const
const draft = {
  name: { pl: '  Pakiet próbny  ', 'en-US': 'Trial package' },
  description: { pl: 'Na próbę', 'en-US': 'For a trial' },
  entries: 3,
  price,
  validity_days: 30,
  is_active: false,
}
const kept = (promise: string) => process.stdout.write(`kept: ${promise}\n`)

const made = await portal.POST('/api/packages', { body: draft })
const { data: own } = content(made)
assert.equal(made.response.status, 201)
assert.equal(own.name.pl, 'Pakiet próbny')
assert.deepEqual(own.price, price)
kept('201 has what was made, with trimmed text and money in minor units')

assert.equal(made.response.headers.get('set-cookie'), null)
assert.match(made.response.headers.get('cache-control') ?? '', /no-store/)
assert.ok(made.response.headers.get('x-request-id'))
kept('no cookie is given, nothing is cached, each answer has an id')

const one = { params: { path: { id: own.id } } }
const list = content(
  await portal.GET('/api/packages', { params: { query: { itemsPerPage: 1, sortBy: 'id', descending: 1 } } }),
)
assert.deepEqual([list.data.map(({ id }) => id), list.meta.per_page], [[own.id], 1])
kept('a list is sorted, and comes in pages')

const wrong = await portal.POST('/api/packages', { body: { ...draft, entries: 0, price: { ...price, amount: -1 } } })
assert.equal(wrong.response.status, 422)
assert.deepEqual(Object.keys(wrong.error?.errors ?? {}).sort(), ['entries', 'price.amount'])
assert.match(wrong.error?.message ?? '', /\(.*1.*\)$/)
kept('422 has sentences by field, and the first of them as its message')

const { name, description, entries, validity_days, revision } = own
const change = { name, description, entries, price, validity_days, is_active: false, revision }
const once = { 'Idempotency-Key': crypto.randomUUID() }
const first = await portal.PUT('/api/packages/{id}', { ...one, body: { ...change, entries: 4 }, headers: once })
const again = await portal.PUT('/api/packages/{id}', { ...one, body: { ...change, entries: 4 }, headers: once })
assert.equal(again.response.headers.get('idempotency-replayed'), 'true')
assert.deepEqual(content(again), content(first))
const other = await portal.PUT('/api/packages/{id}', { ...one, body: { ...change, entries: 5 }, headers: once })
assert.equal(other.response.status, 422)
kept('a request that is sent again gets the first answer; another one with its key is refused')

const late = await portal.PUT('/api/packages/{id}', { ...one, body: { ...change, entries: 6 } })
assert.deepEqual([late.response.status, late.error?.code], [409, 'changed_meanwhile'])
kept('409 says that somebody was quicker')

const forbidden = await portal.GET('/api/students')
assert.deepEqual([forbidden.response.status, typeof forbidden.error?.message], [403, 'string'])
const inPerson = await portal.GET('/api/account/tokens')
assert.deepEqual([inPerson.response.status, inPerson.error?.code], [403, 'only_in_person'])
kept('403: a right that was not chosen, and what only a person does')

const stranger = await clientOf('atelier_nobody').GET('/api/packages')
assert.deepEqual([stranger.response.status, stranger.error?.message], [401, 'Unauthenticated.'])
kept('401 for a token that is none')

const removed = await portal.DELETE('/api/packages/{id}', one)
assert.deepEqual([removed.response.status, removed.data], [204, undefined])
const gone = await portal.GET('/api/packages/{id}', one)
assert.deepEqual([gone.response.status, gone.error?.message], [404, 'Not found.'])
kept('204 has no body, and what was removed is a 404')

// The types refuse what the portal would: these lines are compiled and never run.
export function refusedByTypes() {
  // @ts-expect-error There is no such call.
  void portal.GET('/api/parcels')
  // @ts-expect-error A package has a price.
  void portal.POST('/api/packages', { body: { ...draft, price: undefined } })
  // @ts-expect-error It is sorted by columns that it has.
  void portal.GET('/api/packages', { params: { query: { sortBy: 'color' } } })
  // @ts-expect-error An id is needed.
  void portal.DELETE('/api/packages/{id}')
}
