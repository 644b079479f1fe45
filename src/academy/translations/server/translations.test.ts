import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { onUsualCore, threadMs } from '#testing/costs/processor-time.ts'
import { exportJson, exportTable } from './text-export.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
})
afterAll(() => world.close())

async function doorTexts(language: string) {
  const guest = await world.guest()
  const { data } = await guest.send(translations.door, { language })
  return new Map(data.map(({ key, translation }) => [key, translation]))
}

test('the texts of sign-in are a response of their own, in the requested language or else in Polish', async () => {
  const titles = async (language: Language | string) => (await doorTexts(language)).get('session.login_title')
  expect(await titles('pl')).toBe('Zaloguj się')
  expect(await titles('en-US')).toBe('Sign in')
  expect(await titles('klingon')).toBe('Zaloguj się')
  const groups = new Set([...(await doorTexts('pl')).keys()].map((key) => key.split('.')[0]))
  expect([...groups].sort()).toEqual([
    'accessibility',
    'app',
    'applications',
    'artists',
    'privacy',
    'session',
    'validation',
  ])
})

test('the texts of the screens come in one language, without those that the server fills in itself', async () => {
  const guest = await world.guest()
  const { data } = await guest.send(translations.application, { language: 'en-US' })
  const shown = new Map(data.map(({ key, translation }) => [key, translation]))
  expect(shown.get('trainings.title')).toBe('Training')
  const groups = new Set([...shown.keys()].map((key) => key.split('.')[0]))
  for (const group of ['mails', 'errors', 'events', 'notices']) expect(groups).not.toContain(group)
  const everything = await guest.send(translations.all, {})
  expect(JSON.stringify(data).length).toBeLessThan(JSON.stringify(everything).length / 3)
})

test('in Polish they do not let a line end in a word of one letter; who reads them all gets them as written', async () => {
  expect((await doorTexts('pl')).get('session.welcome')).toBe('Pracownia, w\u00a0której dojrzewa rzemiosło.')
  const guest = await world.guest()
  const { data } = await guest.send(translations.all, {})
  expect(data.filter(({ translation }) => translation.includes('w\u00a0'))).toEqual([])
})

test('browsers get them by Brotli, which is a tenth smaller than gzip', async () => {
  const url = '/api/languages/pl/application'
  const as = (coding: string) => world.app.inject({ url, headers: { 'accept-encoding': coding } })
  const [both, one] = [await as('gzip, deflate, br'), await as('gzip')]
  expect([both.headers['content-encoding'], one.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(both.rawPayload)).toEqual(gunzipSync(one.rawPayload))
  expect(both.rawPayload.length).toBeLessThan(one.rawPayload.length * 0.9)
})

test('many requests at once cost no more than sending the response, and a client that cached it gets a 304', async () => {
  const url = translations.all.path
  const all = (method: 'GET' | 'HEAD' = 'GET') =>
    world.app.inject({ method, url, headers: { 'accept-encoding': 'gzip' } })
  const { headers, rawPayload } = await all()
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' })
  expect(JSON.parse(gunzipSync(rawPayload).toString()).data.length).toBeGreaterThan(5000)
  const again = await world.app.inject({ url, headers: { 'if-none-match': headers.etag } })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const door = '/api/languages/pl/door'
  await world.app.inject(door)
  const taken = await threadMs(() =>
    Promise.all(Array.from({ length: 100 }, () => [all(), all('HEAD'), world.app.inject(door)]).flat()),
  )
  // A response that is built takes as much time as twenty cached ones.
  expect(await onUsualCore(taken)).toBeLessThan(1500)
})

test('an export that many request is written once for each version, and a client that cached it gets a 304', async () => {
  const { portal, as } = world
  const many = (write: typeof exportJson) => Promise.all(Array.from({ length: 10 }, () => write(portal, null)))
  const made = new Set([...(await many(exportJson)), ...(await many(exportTable))])
  expect(made.size).toBe(2)
  const take = (headers = {}) => as.office.request({ method: 'GET', url: texts.exportJson.path, headers })
  const { headers, status } = await take({ 'accept-encoding': 'gzip' })
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip'])
  const again = await take({ 'if-none-match': headers.etag })
  expect([again.status, again.text]).toEqual([304, ''])
  await world.db.updateTable('texts_version').set({ version: sql`version + 1` }).execute()
  expect([...made]).not.toContain(await exportJson(portal, null))
})

test('an edited text is used from the next load on', async () => {
  await world.db
    .updateTable('translations')
    .set({ translation: 'Witaj w Atelier' })
    .where('key', '=', 'session.login_title')
    .where('language_id', '=', (eb) => eb.selectFrom('languages').select('id').where('code', '=', 'pl'))
    .execute()
  expect((await doorTexts('pl')).get('session.login_title')).toBe('Witaj w\u00a0Atelier')
})
