import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { PortalText, TextState } from '#academy/translations/contract/portal-texts.ts'
import type { InPlaces, TextPlace } from '#academy/translations/contract/text-places.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import { isIn } from '#kit/server/lists/list.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'

type TextRows = SelectQueryBuilder<Tables, 'texts', object>

/** A text, for a user who may see translations; and all texts, for the portal itself. */
export async function visibleText({ db, user }: Context, id: number): Promise<PortalText | undefined> {
  return hasPermission(user, 'can-see-translations') ? portalText(db, id) : undefined
}

export function portalTexts(db: Db, { scope_id, state }: TextQuery = {}): TextRows {
  return db
    .selectFrom('texts')
    .$if(!!scope_id, (texts) => texts.where('texts.scope_id', '=', scope_id as number))
    .$if(!!state, (texts) => texts.where(isInState(state as TextState)))
}

type TextQuery = { scope_id?: number | null | undefined; state?: TextState | null | undefined }

/** With the columns of a text as it travels. */
export function asPortalTexts(texts: TextRows) {
  return texts.select([
    'texts.id',
    'texts.scope_id',
    'texts.key',
    'texts.is_plural',
    sql<TextState[]>`array_remove(array[${sql.join(states.map(named), sql`, `)}], null)`.as('states'),
    inPlaces('translation').as('texts'),
    inPlaces('default_text', sql`default_text is not null`).as('defaults'),
    inPlaces('known_default', sql`is_outdated`).as('old_defaults'),
    'texts.changed_at',
    outdatedSince.as('outdated_since'),
    'texts.revision',
  ])
}

export function portalText(db: Db, id: number): Promise<PortalText | undefined> {
  return asPortalTexts(portalTexts(db).where('texts.id', '=', id)).executeTakeFirst()
}

/** In the order of their ids, locked until the transaction ends. */
export async function lockTexts(db: Db, ids: readonly number[]): Promise<PortalText[]> {
  const locked = portalTexts(db).where('texts.id', '=', sql<number>`any(${ids})`)
  await locked.select('texts.id').orderBy('texts.id').forUpdate().execute()
  return asPortalTexts(locked).orderBy('texts.id').execute()
}

/** A word is looked for in the key and in both languages. */
export function containsWord(word: string) {
  return sql<boolean>`exists (select from translations where text_id = texts.id and ${isIn(sql.ref('translations.search'), word)})`
}

/** Since when somebody has to look at a text. */
export const outdatedSince = sql<string | null>`(
  select min(default_since) from translations where text_id = texts.id and is_outdated
)`

/** Those that somebody has to look at, and since when. */
export function outdatedTexts(db: Db) {
  return db
    .selectFrom('translations')
    .where('is_outdated', '=', true)
    .groupBy('text_id')
    .select(({ fn }) => fn.min('default_since').as('since'))
}

const states = ['MISSING', 'CHANGED', 'OUTDATED', 'BROKEN', 'LEGAL'] as const satisfies TextState[]

function named(state: TextState) {
  return sql`case when ${isInState(state)} then ${state} end`
}

/** An outdated text may also be broken; one whose braces alone are damaged is only broken. */
function isInState(state: TextState): RawBuilder<boolean> {
  const some = (column: string) =>
    sql<boolean>`exists (select from translations where text_id = texts.id and ${sql.ref(column)})`
  if (state === 'CHANGED') return some('is_edited')
  if (state === 'OUTDATED') return some('is_outdated')
  if (state === 'BROKEN') return some('is_broken')
  if (state === 'LEGAL') return sql<boolean>`texts.key = any(${part('legalTexts')})`
  return sql<boolean>`(select count(*) from translations where text_id = texts.id) < case when is_plural then 6 else 2 end`
}

const place = sql<TextPlace>`concat_ws('_', (select code from languages where languages.id = language_id), form)`

function inPlaces(column: 'translation' | 'default_text' | 'known_default', where = sql`true`) {
  return sql<InPlaces>`(
    select coalesce(json_object_agg(${place}, ${sql.ref(column)}) filter (where ${where}), '{}')
    from translations where text_id = texts.id
  )`
}

type RequestedRows = { id?: number; scope_id?: number | null | undefined; language?: { id: number } | { code: string } }

/** One row for each form of each language, as the specification has them. */
export function translationRows(db: Db, { id, scope_id, language }: RequestedRows) {
  return db
    .selectFrom('translations')
    .$if(id !== undefined, (rows) => rows.where('translations.id', '=', id as number))
    .$if(!!scope_id, (rows) => rows.where('translations.scope_id', '=', scope_id as number))
    .$if(language !== undefined, (rows) =>
      rows.where('language_id', '=', (eb) => {
        const key = language as { id: number } | { code: string }
        const languages = eb.selectFrom('languages').select('languages.id')
        return 'id' in key
          ? languages.where('languages.id', '=', key.id)
          : languages.where('languages.code', '=', key.code as Language)
      }),
    )
}
