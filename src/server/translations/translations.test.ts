import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/kit/text.ts'
import { translations } from '#contract/translations/translations.ts'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
})
afterAll(() => world.close())

async function doorTexts(language: string) {
  const stranger = await world.stranger()
  const { data } = await stranger.send(translations.door, { language })
  return new Map(data.map(({ key, translation }) => [key, translation]))
}

test('the door’s texts come by themselves, in the language that is asked for or else in Polish', async () => {
  const titles = async (language: Language | string) => (await doorTexts(language)).get('session.login_title')
  expect(await titles('pl')).toBe('Zaloguj się')
  expect(await titles('en-US')).toBe('Sign in')
  expect(await titles('klingon')).toBe('Zaloguj się')
  const groups = new Set([...(await doorTexts('pl')).keys()].map((key) => key.split('.')[0]))
  expect([...groups].sort()).toEqual(['app', 'applications', 'artists', 'session', 'validation'])
})

test('an edited text is said at the next load', async () => {
  await world.db
    .updateTable('translations')
    .set({ translation: 'Witaj w Atelier' })
    .where('key', '=', 'session.login_title')
    .where('language_id', '=', (eb) => eb.selectFrom('languages').select('id').where('code', '=', 'pl'))
    .execute()
  expect((await doorTexts('pl')).get('session.login_title')).toBe('Witaj w Atelier')
})
