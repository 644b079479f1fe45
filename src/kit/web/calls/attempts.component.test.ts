import { beforeAll, beforeEach, expect, test } from 'vitest'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { signIn } from '#testing/browser/component.tsx'
import { loseResponses } from '#testing/lose-responses.ts'
import { send } from './api.ts'
import { formAttempt } from './attempts.ts'

beforeAll(() => signIn())

const draft = (name: string) => ({
  name: { pl: name, 'en-US': name },
  description: { pl: 'Rabat na pigmenty dla artystów sieci', 'en-US': 'A discount on pigments for our artists' },
  category: 'SALES' as const,
  link: null,
  is_active: false,
})

/** The keys of calls that nobody has answered yet. Other tests of this window lose answers, too: theirs were there before. */
let before: string[] = []
beforeEach(async () => {
  // Each changing call writes down all that are unanswered, also what was emptied between two tests.
  await send(benefits.create, draft('Przedtem'))
  before = []
  before = unanswered().map(([, key]) => key)
})
function unanswered(): [call: string, key: string][] {
  const all: [string, string][] = JSON.parse(sessionStorage.getItem('atelier.unanswered') ?? '[]')
  return all.filter(([, key]) => !before.includes(key))
}

const stored = async (name: string) => (await send(benefits.list, { filter: name })).data.length

test('pressed again after a lost answer, a button does what it does once', async () => {
  const { arrive } = loseResponses()
  await expect(send(benefits.create, draft('Zgubiona'))).rejects.toMatchObject({ status: 0 })
  arrive()
  const { data } = await send(benefits.create, draft('Zgubiona'))
  expect(data.name.pl).toBe('Zgubiona')
  expect(await stored('Zgubiona')).toBe(1)
  // A deliberate second one is created.
  await send(benefits.create, draft('Zgubiona'))
  expect(await stored('Zgubiona')).toBe(2)
})

test('a form that was changed after a lost response reports that the first one arrived', async () => {
  const attempt = formAttempt()
  const { arrive } = loseResponses()
  await expect(send(benefits.create, draft('Przed zmianą'), { attempt })).rejects.toMatchObject({ status: 0 })
  arrive()
  const changed = send(benefits.create, draft('Po zmianie'), { attempt })
  await expect(changed).rejects.toMatchObject({ status: 422, code: 'idempotency_key' })
  expect([await stored('Przed zmianą'), await stored('Po zmianie')]).toEqual([1, 0])
  // After the message, it can be sent all the same.
  await send(benefits.create, draft('Po zmianie'), { attempt })
  expect(await stored('Po zmianie')).toBe(1)
})

test('a form that is opened once more after a lost answer does what it does once', async () => {
  const { arrive } = loseResponses()
  const lost = send(benefits.create, draft('Otwarta znowu'), { attempt: formAttempt() })
  await expect(lost).rejects.toMatchObject({ status: 0 })
  arrive()
  await send(benefits.create, draft('Otwarta znowu'), { attempt: formAttempt() })
  expect(await stored('Otwarta znowu')).toBe(1)
  await send(benefits.create, draft('Otwarta znowu'), { attempt: formAttempt() })
  expect(await stored('Otwarta znowu')).toBe(2)
})

test('a row that was loaded again after a lost answer is changed from there', async () => {
  const { id, revision } = (await send(benefits.create, draft('Przed odświeżeniem'))).data
  const change = { id, ...draft('Zmieniona') }
  const { arrive } = loseResponses()
  const lost = send(benefits.update, { ...change, revision }, { attempt: formAttempt() })
  await expect(lost).rejects.toMatchObject({ status: 0 })
  arrive()
  // Its writer reloads the page, sees that it was saved, and saves once more.
  const { data } = await send(benefits.get, { id })
  expect(data.name.pl).toBe('Zmieniona')
  await send(benefits.update, { ...change, revision: data.revision }, { attempt: formAttempt() })
})

test('what was typed is not stored with the keys', async () => {
  const { arrive } = loseResponses()
  await expect(send(benefits.create, draft('Nikomu ani słowa'))).rejects.toMatchObject({ status: 0 })
  arrive()
  expect(unanswered()).toHaveLength(1)
  expect(JSON.stringify(unanswered())).not.toContain('ani słowa')
  await send(benefits.create, draft('Nikomu ani słowa'))
  expect(unanswered()).toEqual([])
})

test('no address of a call is stored with the keys, for it may be a secret link', async () => {
  const hash = 'c2VjcmV0LWxpbms'
  const { arrive } = loseResponses()
  const change = { give: ['ACADEMY' as const], withdraw: [], seen_until: 0, seen_event: null }
  await expect(send(consents.answer, { hash, ...change })).rejects.toMatchObject({ status: 0 })
  await expect(send(consents.answer, { hash, ...change }, { attempt: formAttempt() })).rejects.toMatchObject({
    status: 0,
  })
  arrive()
  expect(unanswered()).toHaveLength(2)
  expect(sessionStorage.getItem('atelier.unanswered')).not.toContain(hash)
  expect(sessionStorage.getItem('atelier.unanswered')).not.toContain('/api/')
})
