import { beforeAll, expect, test } from 'vitest'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

type Format = 'exportTable' | 'exportJson'
const formats = ['exportTable', 'exportJson'] as const

const exported = async (format: Format, scope_id?: number) =>
  (await world.as.office.call(texts[format], { scope_id: scope_id ?? null })).text
const preview = async (file: string) => (await world.as.office.send(texts.preview, { file })).data

async function textOf(key: string) {
  const { data } = await world.as.office.send(texts.byKeys, { keys: [key] })
  const [text] = data
  if (!text) throw new Error(`There is no text ${key}.`)
  return text
}

test.each(formats)('what %s wrote, imported as it is, changes nothing', async (format) => {
  const { office } = world.as
  const { id } = await textOf('levels.artists_count')
  await office.send(texts.save, {
    id,
    pl_one: '="{{count}}"; osoba, i – „{{count}}”',
    'en-US_other': '-{{count}} people',
  })
  const mail = await textOf('mails.password_reset_body')
  await office.send(texts.save, { id: mail.id, pl: `'+ ${mail.defaults.pl}\n\n"Do zobaczenia"` })
  const file = await exported(format)
  const { unchanged, ...rest } = await preview(file)
  expect(rest).toEqual({ added: [], changed: [], conflicts: [], errors: [] })
  expect(unchanged).toBeGreaterThan(3500)
  const before = await world.db.selectFrom('texts_version').select('version').executeTakeFirstOrThrow()
  expect((await office.send(texts.import, { file })).data).toEqual({ added: 0, changed: 0, kept: 0 })
  expect(await world.db.selectFrom('texts_version').select('version').executeTakeFirstOrThrow()).toEqual(before)
  expect(await exported(format)).toBe(file)
  const mails = await preview(await exported(format, 2))
  // However many texts there will be: mails are a small part of them.
  expect(mails.unchanged).toBeLessThan(unchanged / 5)
})

test('an export fits an import, also when it has grown to twice its size', async () => {
  const file = await exported('exportJson')
  expect(await preview(file + ' '.repeat(file.length))).toMatchObject({ changed: [], errors: [] })
})

test('sorted by the last change, texts that nobody has touched come last either way', async () => {
  const { id } = await textOf('calendar.title')
  await world.as.office.send(texts.save, { id, pl: 'Terminarz' })
  for (const descending of [0, 1] as const) {
    const query = { sortBy: 'changed_at', descending, itemsPerPage: 5 } as const
    const { data } = await world.as.office.send(texts.list, query)
    expect(data[0]?.changed_at).not.toBeNull()
    expect((await world.as.office.send(texts.list, { ...query, itemsPerPage: 1, page: 3000 })).data[0]).toMatchObject({
      changed_at: null,
    })
  }
})

test.each(formats)('a counted text survives %s and the way back byte for byte', async (format) => {
  const { office } = world.as
  const key = 'levels.artists_count'
  const { id, texts: before } = await textOf(key)
  const file = await exported(format)
  await office.send(texts.revert, { id, to: null })
  const { conflicts, changed } = await preview(file)
  expect({ conflicts, changed }).toEqual({ conflicts: [], changed: [] })
  // A file without revisions replaces the present texts without a conflict.
  const wanted = format === 'exportJson' ? file.replace(/"revision":\d+,/g, '') : file.replace(/;"\d+"(\r\n)/g, '$1')
  expect((await preview(wanted)).changed).not.toEqual([])
  await office.send(texts.import, { file: wanted })
  expect((await textOf(key)).texts).toEqual(before)
})

test('what both changed since the export is a conflict: it remains unchanged unless it is to be replaced', async () => {
  const { office, owner } = world.as
  const { id, revision } = await textOf('benefits.title')
  const file = (await exported('exportTable'))
    .replace(`"benefits.title";"Korzyści";"Benefits"`, `"benefits.title";"Bonusy";"Perks"`)
    .replace(`"levels.title";"Poziomy"`, `"levels.title";"Stopnie"`)
  await owner.send(texts.save, { id, pl: 'Przywileje' })
  const compared = await preview(file)
  expect(compared).toMatchObject({
    added: [],
    changed: [
      { key: 'benefits.title', place: 'en-US', before: 'Benefits', after: 'Perks' },
      { key: 'levels.title', place: 'pl', before: 'Poziomy', after: 'Stopnie' },
    ],
    conflicts: [
      {
        ...{ key: 'benefits.title', place: 'pl', exported: 'Korzyści', before: 'Przywileje', after: 'Bonusy' },
        ...{ by: 'Helena Zawadzka', revision: revision + 1 },
      },
    ],
    errors: [],
  })
  expect((await office.send(texts.import, { file })).data).toEqual({ added: 0, changed: 2, kept: 1 })
  expect((await textOf('benefits.title')).texts).toEqual({ pl: 'Przywileje', 'en-US': 'Perks' })
  // The text has another revision: the earlier decision applies no longer.
  const replaced = compared.conflicts.map(({ key, place, revision }) => ({ key, place, revision }))
  expect((await office.send(texts.import, { file, replaced })).data).toEqual({ added: 0, changed: 0, kept: 1 })
  const now = (await preview(file)).conflicts.map(({ key, place, revision }) => ({ key, place, revision }))
  expect((await office.send(texts.import, { file, replaced: now })).data).toEqual({ added: 0, changed: 1, kept: 0 })
  expect((await textOf('benefits.title')).texts).toEqual({ pl: 'Bonusy', 'en-US': 'Perks' })
})

test('a file with errors names each by its row, and nothing of it is imported', async () => {
  const { office } = world.as
  const file = [
    'key;pl;en-US;scope_id',
    'roles.title;Funkcje;Functions;1',
    'levels.remove_question;Usunąć?;;1',
    'levels.artists_count_few;;{{count}} few;1',
    'landing.added;Nowe;;',
    'roles.title;Jeszcze raz;;1',
    'no key;x;;1',
  ].join('\n')
  const { errors } = await preview(file)
  expect(errors.map(({ row, key }) => [row, key])).toEqual([
    [3, 'levels.remove_question'],
    [4, 'levels.artists_count_few'],
    [5, 'landing.added'],
    [6, 'roles.title'],
    [7, 'no key'],
  ])
  expect(errors[0]?.message).toContain('{{name}}')
  const before = await textOf('roles.title')
  expect(await office.call(texts.import, { file })).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.any(String)] } },
  })
  expect(await textOf('roles.title')).toEqual(before)
  for (const nothing of ['{"texts": 1}', 'a;b\n1;2\n', 'key;pl\n"a', '{'])
    expect(await office.call(texts.preview, { file: nothing })).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.any(String)] } },
    })
})

test('a new text comes in both languages at once, where the reader may add', async () => {
  const { office } = world.as
  const file = JSON.stringify({
    texts: [
      { key: 'landing.title', scope_id: 1, texts: { pl: 'Witaj, {{name}}', 'en-US': 'Welcome, {{name}}' } },
      { key: 'landing.rooms', scope_id: 1, texts: { pl_one: '{{count}} sala', 'en-US_other': '{{count}} rooms' } },
    ],
  })
  expect((await preview(file)).added).toHaveLength(4)
  expect((await office.send(texts.import, { file })).data).toEqual({ added: 4, changed: 0, kept: 0 })
  expect(await textOf('landing.title')).toMatchObject({ states: [], texts: { 'en-US': 'Welcome, {{name}}' } })
  expect(await textOf('landing.rooms')).toMatchObject({ is_plural: true, states: ['MISSING'] })
  await world.db.deleteFrom('role_permissions').where('permission', '=', 'can-add-translations').execute()
  const other = file.replaceAll('landing', 'page')
  expect((await preview(other)).errors).toHaveLength(2)
})
