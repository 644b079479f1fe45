import { sql } from 'kysely'
import { languages } from '#academy/translations/contract/languages.ts'
import { placeOf } from '#academy/translations/contract/text-places.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import { languages as codes, type Language, supportedLanguage } from '#kit/contract/texts/text.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { addTranslation } from './text-adding.ts'
import { saveText } from './text-saving.ts'
import { translationRows } from './texts.queries.ts'

export const languageRoutes = routes(languages, {
  list: ({ db }, query) =>
    readList(db, query, {
      table: 'languages',
      matching: db.selectFrom('languages'),
      rows: (matching) => matching.select(['id', 'code', 'name']),
      search: sql`fold(code || ' ' || name)`,
      sort: { name: [sql`name collate "pl-x-icu"`] },
    }),

  translations: ({ db }, { language, scope_id, ...query }) =>
    readList(db, query, {
      table: 'translations',
      matching: translationRows(db, { language: knownLanguage(language), scope_id }),
      rows: (matching) => matching.select(['id', 'language_id', 'scope_id', 'key', 'translation']),
      search: sql.ref('search'),
      sort: {
        translation: [sql`translation collate "pl-x-icu"`],
      },
    }),

  create: async (ctx, { scope_id, language_id, key, translation }) => ({
    data: await addTranslation(ctx, { scope_id, language_id, key, translation }),
  }),

  update: {
    subject: async ({ db, user }, { language_id, id }) =>
      hasPermission(user, 'can-see-translations') ? translation(db, language_id, id) : null,
    handle: async (ctx, { language_id, id, translation: text, revision }) => {
      const row = found(await translation(ctx.db, language_id, id))
      const place = placeOf(row.language, row.form)
      await saveText(ctx, row.text_id, revision, { [place]: text }, () => 'translation')
      const { language, form, text_id, ...data } = found(await translation(ctx.db, language_id, id))
      return { data }
    },
  },
})

function translation(db: Context['db'], language_id: number, id: number) {
  return translationRows(db, { id })
    .innerJoin('languages', 'languages.id', 'language_id')
    .select(['translations.id', 'language_id', 'scope_id', 'key', 'translation', 'languages.code as language', 'form'])
    .select(({ ref }) => ref('text_id').$notNull().as('text_id'))
    .where('language_id', '=', language_id)
    .executeTakeFirst()
}

/** A code, or the id of a language; another one is none that the portal speaks. */
function knownLanguage(name: string): { id: number } | { code: string } {
  if (/^\d{1,9}$/.test(name)) return { id: Number(name) }
  const code = supportedLanguage(name)
  return name === 'en' || codes.includes(name as Language) ? { code } : fail('not_found')
}
