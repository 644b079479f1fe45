import { placeOf } from '#academy/translations/contract/text-places.ts'
import { type PluralForm, pluralForms } from '#kit/contract/texts/plural-forms.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import { Failure, failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { problemsOf } from './text-problems.ts'
import { lockTexts, translationRows } from './texts.queries.ts'

type Added = { scope_id: number; language_id: number | undefined; key: string; translation: string }

/** One more row: a text that the portal does not ship, or a language or plural form of one such. */
export async function addTranslation(ctx: Context, { scope_id, language_id, key, translation }: Added) {
  const { db, record } = ctx
  if (scope_id > 3) found(null)
  const language = await languageOf(ctx, language_id)
  const { base, form } = splitKey(key)
  const text_id = (await textOf(db, base)) ?? (await addText(db, { scope_id, key: base, is_plural: form !== null }))
  const [text] = await lockTexts(db, [text_id])
  const place = placeOf(language.code, form)
  const { texts } = found(text)
  if (texts[place] !== undefined || (await isTaken(db, language.id, key))) failFields({ key: 'key_taken' })
  const problems = problemsOf(found(text), { [place]: translation })
  const refused = problems.map(({ place, code, ...rest }) => ({
    ...rest,
    ...{ path: code === 'text_place' ? 'key' : 'translation', code },
  }))
  if (refused.length > 0) throw new Failure('invalid', {}, refused)
  const { id } = await db
    .insertInto('translations')
    .values({ language_id: language.id, text_id, scope_id: found(text).scope_id, key, form, translation, ...noDefault })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record('translation.added', text_id, { key: base, after: { [place]: translation } })
  return translationRows(db, { id })
    .select(['id', 'language_id', 'scope_id', 'key', 'translation'])
    .executeTakeFirstOrThrow()
}

const noDefault = { default_text: null, known_default: null }

/** A suffix of a plural form makes a key one of several: `files_few` of `files`. */
export function splitKey(key: string): { base: string; form: PluralForm | null } {
  const [, base, form] = /^(.+)_(one|few|many|other)$/.exec(key) ?? []
  return base && form ? { base, form: form as PluralForm } : { base: key, form: null }
}

export function hasForm(language: Language, form: PluralForm | null): boolean {
  return form === null || (pluralForms[language] as readonly string[]).includes(form)
}

export async function addText(db: Db, text: { scope_id: number; key: string; is_plural: boolean }): Promise<number> {
  const { id } = await db.insertInto('texts').values(text).returning('id').executeTakeFirstOrThrow()
  return id
}

async function languageOf({ db, language }: Context, id: number | undefined) {
  const known = await db.selectFrom('languages').select(['id', 'code']).execute()
  const chosen = known.find((one) => (id === undefined ? one.code === language : one.id === id))
  return chosen ?? failFields({ language_id: 'not_a_choice' })
}

async function textOf(db: Db, key: string): Promise<number | undefined> {
  const text = await db.selectFrom('texts').select('id').where('key', '=', key).executeTakeFirst()
  return text?.id
}

/** Also by a text that is no plural and is called like a form of one. */
async function isTaken(db: Db, language_id: number, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('translations')
    .select('id')
    .where('language_id', '=', language_id)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
