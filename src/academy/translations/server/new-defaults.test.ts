import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { languages } from '#academy/translations/contract/languages.ts'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { syncTexts } from '#academy/translations/server/shipped-texts.steps.ts'
import { createApp } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { session } from '#kit/contract/session.ts'
import { flatTexts } from '#kit/contract/texts/texts.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answeringMs, leastMs } from '#testing/costs/processor-time.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** Starts a new version, whose code has another default in Polish. */
const startWith = (changes: Record<string, string>) =>
  syncTexts(
    world.db,
    flatTexts().map((text) =>
      text.language === 'pl' && changes[text.key] ? { ...text, text: changes[text.key] as string } : text,
    ),
  )

async function textOf(key: string) {
  const { data } = await world.as.office.send(texts.byKeys, { keys: [key] })
  const [text] = data
  if (!text) throw new Error(`There is no text ${key}.`)
  return text
}

test('a new default under an edited text makes it outdated, with both defaults, until somebody saves it', async () => {
  const { office } = world.as
  const key = 'benefits.title'
  const { id, defaults } = await textOf(key)
  const waiting = async () => (await office.send(dashboard.counters, {})).textsOutdatedCount
  const before = await waiting()
  await office.send(texts.save, { id, pl: 'Nasze korzyści', 'en-US': 'Our benefits' })
  await startWith({ [key]: 'Przywileje' })
  expect(await textOf(key)).toMatchObject({
    states: ['CHANGED', 'OUTDATED'],
    texts: { pl: 'Nasze korzyści', 'en-US': 'Our benefits' },
    defaults: { pl: 'Przywileje', 'en-US': defaults['en-US'] },
    old_defaults: { pl: defaults.pl },
  })
  expect(await waiting()).toBe(before + 1)
  const { queues } = await office.send(dashboard.mine, {})
  expect(queues.find(({ name }) => name === 'texts')).toMatchObject({
    count: before + 1,
    oldest_at: expect.any(String),
  })
  // A second start is no news.
  await startWith({ [key]: 'Przywileje' })
  expect(await textOf(key)).toMatchObject({ old_defaults: { pl: defaults.pl } })
  await office.send(texts.save, { id, pl: 'Nasze korzyści' })
  expect(await textOf(key)).toMatchObject({ states: ['CHANGED'], texts: { pl: 'Nasze korzyści' }, old_defaults: {} })
  expect(await waiting()).toBe(before)
  expect((await office.send(texts.revert, { id, to: null })).data.texts.pl).toBe('Przywileje')
  await startWith({})
  expect(await textOf(key)).toMatchObject({ states: [], texts: defaults })
})

test('one whose placeholders have changed is broken too, and accepts only the new ones', async () => {
  const { office } = world.as
  const key = 'levels.remove_question'
  const { id, defaults } = await textOf(key)
  await office.send(texts.save, { id, pl: 'Skasować „{{name}}”?' })
  await startWith({ [key]: 'Usunąć poziom?' })
  expect(await textOf(key)).toMatchObject({ states: ['CHANGED', 'OUTDATED', 'BROKEN'] })
  const broken = await office.send(texts.list, { state: 'BROKEN', itemsPerPage: 10 })
  expect(broken.data.map((text) => text.key)).toEqual([key])
  expect(await office.call(texts.save, { id, pl: 'Skasować „{{name}}”?' })).toMatchObject({ status: 422 })
  expect(await office.call(texts.revert, { id, to: 1 })).toMatchObject({ status: 422 })
  await office.send(texts.save, { id, pl: 'Skasować?' })
  expect(await textOf(key)).toMatchObject({ states: ['CHANGED'] })
  await startWith({})
  await office.send(texts.revert, { id, to: null })
  expect(await textOf(key)).toMatchObject({ states: [], texts: defaults })
})

test('a text that nobody edited follows its default; an added one is preserved, and one that the code no longer has is deleted', async () => {
  const { office } = world.as
  await office.send(languages.create, { scope_id: 1, key: 'landing.welcome', translation: 'Witamy' })
  await syncTexts(world.db, [
    ...flatTexts().map((text) => (text.key === 'levels.title' ? { ...text, text: `${text.text}!` } : text)),
    { scope: 1, base: 'levels.brand_new', form: null, key: 'levels.brand_new', language: 'pl', text: 'Nowość' },
  ])
  expect(await textOf('levels.title')).toMatchObject({ texts: { pl: 'Poziomy!' }, states: [] })
  expect(await textOf('levels.brand_new')).toMatchObject({ states: ['MISSING'] })
  await startWith({})
  expect(await textOf('landing.welcome')).toMatchObject({ texts: { pl: 'Witamy' } })
  expect((await office.send(texts.byKeys, { keys: ['levels.brand_new'] })).data).toEqual([])
})

test('a start that finds everything as it is writes and locks nothing, and takes a moment', async () => {
  await startWith({})
  const state = () =>
    world.db
      .selectFrom(['texts_version', 'translations'])
      .select(['version', sql<string>`max(translations.xmax::text::bigint)`.as('locked_by')])
      .groupBy('version')
      .executeTakeFirstOrThrow()
  const before = await state()
  expect(await leastMs(500, () => answeringMs(world.db, () => startWith({})))).toBeLessThan(500)
  expect(await state()).toEqual(before)
})

test('a process of an older version uses its own defaults next to a newer one, and reports what is edited', async () => {
  const textOfOlder = async (key: 'levels.title' | 'benefits.title') => {
    await world.portal.texts.follow()
    return world.portal.texts.in('pl')(key)
  }
  const [own, { id }] = [await textOfOlder('levels.title'), await textOf('benefits.title')]
  await startWith({ 'levels.title': 'Stopnie', 'benefits.title': 'Przywileje' })
  await world.as.office.send(texts.save, { id, pl: 'Nasze korzyści' })
  expect([await textOfOlder('levels.title'), await textOfOlder('benefits.title')]).toEqual([own, 'Nasze korzyści'])
  await startWith({})
  await world.as.office.send(texts.revert, { id, to: null })
  expect(await textOfOlder('benefits.title')).toBe('Korzyści')
})

test('an edit is used by every process at once: screens, errors, notifications, emails', async () => {
  const { office, artist } = world.as
  const other = await openPortal(world.config, world.connection)
  const app = await createApp({ ...other, clock: world.clock.now })
  const there = (visitor: Visitor) => new Visitor(app, visitor.address, visitor.cookies)
  try {
    const edit = async (key: string, pl: string) => office.send(texts.save, { id: (await textOf(key)).id, pl })
    const bell = (headers = {}) => there(artist).call(notifications.list, unreadNewest, headers)
    const first = await bell()
    const known = { 'if-none-match': first.headers.etag }
    expect((await bell(known)).status).toBe(304)
    const type = (await world.db.selectFrom('notifications').select('type').limit(1).executeTakeFirstOrThrow()).type
    expect(type).toBeTruthy()

    await edit('errors.not_found', 'Nie ma tu niczego takiego.')
    const nowhere = await there(artist).request<{ message: string }>({ method: 'GET', url: '/api/nowhere' })
    expect(nowhere.status).toBe(404)
    const missing = await there(office).call(texts.get, { id: 999_999 })
    expect(missing).toMatchObject({ status: 404, body: { message: 'Nie ma tu niczego takiego.' } })
    const again = await bell(known)
    expect(again.status).toBe(200)
    expect(again.headers.etag).not.toBe(first.headers.etag)
    expect((await bell({ 'if-none-match': again.headers.etag })).status).toBe(304)

    await edit('mails.password_reset_subject', 'Hasło na nowo')
    const guest = there(await world.guest())
    await guest.send(session.forgotPassword, { email: cast.artist.email })
    const mail = await world.db
      .selectFrom('mails')
      .select('subject')
      .where('to', '=', cast.artist.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Hasło na nowo')

    await edit('session.login_title', 'Wejdź do pracowni')
    const { data } = await guest.send(translations.door, { language: 'pl' })
    expect(data).toContainEqual({ key: 'session.login_title', translation: 'Wejdź do pracowni' })
  } finally {
    await app.close()
    await other.close()
  }
})
