import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#academy/translations/contract/languages.ts'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const titled = 'benefits.title'
const counted = 'levels.artists_count'

async function textOf(key: string) {
  const { data } = await world.as.office.send(texts.byKeys, { keys: [key] })
  const [text] = data
  if (!text) throw new Error(`There is no text ${key}.`)
  return text
}

function rowsOf(key: string) {
  return world.db
    .selectFrom('translations')
    .innerJoin('languages', 'languages.id', 'language_id')
    .select(['translations.id', 'language_id', 'code', 'translation'])
    .where('key', '=', key)
    .orderBy('language_id')
    .execute()
}

describe('the calls of the specification', () => {
  test('the languages are a list', async () => {
    const { data, meta } = await (await world.guest()).send(languages.list, { sortBy: 'code', descending: 1 })
    expect(data).toEqual([
      { id: expect.any(Number), code: 'pl', name: 'Polski' },
      { id: expect.any(Number), code: 'en-US', name: 'English (US)' },
    ])
    expect(meta.total).toBe(2)
  })

  test('the texts of a language come by its code or its id, paged, searched and sorted', async () => {
    const { office } = world.as
    const { data: known } = await office.send(languages.list, {})
    const english = known.find(({ code }) => code === 'en-US')?.id ?? 0
    const query = { filter: 'benefits.title', itemsPerPage: 5, sortBy: 'key' as const }
    const { data } = await office.send(languages.translations, { language: 'en-US', ...query })
    expect(data[0]).toEqual({
      ...{ id: expect.any(Number), language_id: english, scope_id: 1, key: titled },
      translation: 'Benefits',
    })
    expect((await office.send(languages.translations, { language: String(english), ...query })).data).toEqual(data)
    const all = await office.send(languages.translations, { language: 'pl' })
    expect(all.meta.total).toBeGreaterThan(1500)
    expect(all.data).toHaveLength(all.meta.total)
    expect(await office.call(languages.translations, { language: 'klingon' })).toMatchObject({ status: 404 })
    expect(await office.attempt(languages.translations, { language: 'pl', sortBy: 'form' })).toMatchObject({
      status: 422,
    })
  })

  test('a text that the portal does not ship is added, row by row', async () => {
    const { office } = world.as
    const [polish, english] = await rowsOf(titled)
    const added = { scope_id: 2, key: 'landing.welcome', translation: 'Witaj, {{name}}!' }
    const { data } = await office.send(languages.create, { ...added, language_id: polish?.language_id })
    expect(data).toEqual({ id: expect.any(Number), language_id: polish?.language_id, ...added })
    expect(await textOf('landing.welcome')).toMatchObject({ states: ['MISSING'], defaults: {} })
    expect(await office.call(languages.create, { ...added, language_id: polish?.language_id })).toMatchObject({
      status: 422,
      body: { errors: { key: ['Taki tekst już jest w tym języku.'] } },
    })
    const second = { ...added, language_id: english?.language_id }
    expect(await office.call(languages.create, { ...second, translation: 'Welcome!' })).toMatchObject({
      status: 422,
      body: { errors: { translation: [expect.stringContaining('{{name}}')] } },
    })
    expect(await office.call(languages.create, second)).toMatchObject({ status: 201 })
    expect(await textOf('landing.welcome')).toMatchObject({ states: [] })
    for (const key of ['landing', 'landing.welcome title', 'landing.files_few'])
      expect(
        await office.call(languages.create, { scope_id: 1, key, translation: 'x', language_id: english?.language_id }),
        key,
      ).toMatchObject({ status: 422, body: { errors: { key: [expect.any(String)] } } })
    expect(await office.call(languages.create, { ...added, scope_id: 4, key: 'landing.other' })).toMatchObject({
      status: 404,
    })
  })

  test('one row is edited, and other properties of the request are ignored', async () => {
    const { office } = world.as
    const [row] = await rowsOf('levels.title')
    const { id = 0, language_id = 0 } = row ?? {}
    const whole = { id, language_id, key: 'something.else', translation: 'Stopnie' }
    const { data } = await office.send(languages.update, whole)
    expect(data).toEqual({ id, language_id, scope_id: 1, key: 'levels.title', translation: 'Stopnie' })
    expect(await office.call(languages.update, { ...whole, language_id: language_id + 1 })).toMatchObject({
      status: 404,
    })
    expect(await office.call(languages.update, { ...whole, translation: 'Stopnie {{count}}' })).toMatchObject({
      status: 422,
      body: { errors: { translation: [expect.any(String)] } },
    })
    expect(await office.call(languages.update, { ...whole, translation: ' ' })).toMatchObject({ status: 422 })
  })
})

describe('a text in both languages', () => {
  test('is shown in both languages side by side, and found by its key and in either language', async () => {
    const { office } = world.as
    const keysFor = async (filter: string) => {
      const { data } = await office.send(texts.list, { filter, itemsPerPage: 50 })
      return data.map(({ key }) => key)
    }
    expect(await keysFor('benefits.title')).toContain(titled)
    expect(await keysFor('KORZYSCI')).toContain(titled)
    expect(await keysFor('Benefits')).toContain(titled)
    expect(await textOf('levels.artists_count_few')).toMatchObject({
      ...{ key: counted, is_plural: true, states: [], revision: 1 },
      texts: { pl_one: '{{count}} artysta', 'en-US_other': '{{count}} artists' },
    })
    const { meta } = await office.send(texts.list, { scope_id: 2, itemsPerPage: 1 })
    const all = await office.send(texts.list, { itemsPerPage: 1 })
    expect(meta.total).toBeGreaterThan(50)
    expect(all.meta.total).toBeGreaterThan(meta.total)
  })

  test('is saved as a whole, is marked as changed, and remembers who changed what', async () => {
    const { office, owner } = world.as
    const { id, revision, texts: before } = await textOf('responsibilities.title')
    const edited = { pl: 'Zadania', 'en-US': 'Tasks' }
    const { data } = await office.send(texts.save, { id, ...edited, revision })
    expect(data).toMatchObject({ texts: edited, defaults: before, states: ['CHANGED'], revision: revision + 1 })
    const changed = await office.send(texts.list, { state: 'CHANGED', itemsPerPage: 100 })
    expect(changed.data.map(({ key }) => key)).toContain('responsibilities.title')
    await owner.send(texts.save, { id, pl: 'Zobowiązania' })
    const { data: history } = await office.send(texts.history, { id })
    expect(history).toMatchObject([
      { id: revision + 2, by: 'Helena Zawadzka', changes: [{ field: 'pl', before: 'Zadania', after: 'Zobowiązania' }] },
      { id: revision + 1, by: 'Joanna Wrońska', changes: [{ field: 'pl' }, { field: 'en-US', after: 'Tasks' }] },
    ])
    const back = await office.send(texts.revert, { id, to: revision + 1 })
    expect(back.data.texts).toEqual(edited)
    expect((await office.send(texts.revert, { id, to: 1 })).data).toMatchObject({ texts: before, states: [] })
    await office.send(texts.save, { id, ...edited })
    expect((await office.send(texts.revert, { id, to: null })).data).toMatchObject({ texts: before, states: [] })
    expect(await office.call(texts.revert, { id, to: 99 })).toMatchObject({ status: 422 })
    const lines = await world.db
      .selectFrom('audit_log')
      .select(['event', 'details'])
      .where('event', '=', 'translation.changed')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines[1]?.details).toEqual({
      key: 'responsibilities.title',
      changes: [{ field: 'pl', before: 'Zadania', after: 'Zobowiązania' }],
    })
    expect(lines).toHaveLength(6)
  })

  test('of two who edit it the second is shown the form that the first changed', async () => {
    const { office, owner } = world.as
    const { id, revision } = await textOf(counted)
    await owner.send(texts.save, { id, pl_few: '{{count}} osoby', revision })
    expect(
      await office.call(texts.save, { id, pl_few: '{{count}} artystki', pl_one: '{{count}} osoba', revision }),
    ).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { changes: [{ field: 'pl_few', after: '{{count}} osoby' }] } },
    })
    expect((await office.call(texts.save, { id, 'en-US_one': '{{count}} person', revision })).status).toBe(200)
    await office.send(texts.revert, { id, to: null })
  })

  test.each([
    ['a placeholder that is gone', { pl_few: 'kilku artystów' }, 'pl_few'],
    ['one more', { 'en-US_other': '{{count}} artists of {{name}}' }, 'en-US_other'],
    ['one that is misspelt', { pl_one: '{{cuont}} artysta' }, 'pl_one'],
    ['braces that are none', { pl_many: '{{count}} artystów }}' }, 'pl_many'],
    ['a form that English has not', { 'en-US_one': '{{count}} artist', pl: 'artyści' }, 'pl'],
    ['nothing', { pl_one: '  ' }, 'pl_one'],
  ])('with %s is refused at its field, and nothing is saved', async (_, edited, place) => {
    const before = await textOf(counted)
    const answer = await world.as.office.call(texts.save, { id: before.id, 'en-US_one': '{{count}} person', ...edited })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [place]: [expect.any(String)] } } })
    expect(await textOf(counted)).toEqual(before)
  })

  test('a subject of a mail is one line', async () => {
    const { id } = await textOf('mails.password_reset_subject')
    const pl = 'Nowe hasło\nBcc: wszyscy@example.com'
    expect(await world.as.office.call(texts.save, { id, pl })).toMatchObject({ status: 422 })
  })
})

test.each(['a.__proto__', 'constructor.b', 'a.prototype.b', 'a.constructor'])('%s is no key of a text', async (key) => {
  const { status, body } = await world.as.owner.call(languages.create, { scope_id: 1, key, translation: 'Tekst' })
  expect([status, body]).toMatchObject([422, { errors: { key: [expect.any(String)] } }])
})
