import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/kit/text.ts'
import { createTranslator } from '#contract/kit/translator.ts'
import { flatTexts, type Translate } from '#contract/texts.ts'
import type { Db, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    languages: { id: Generated<number>; code: Language; name: string }
    translations: {
      id: Generated<number>
      language_id: number
      scope_id: number
      key: string
      translation: string
      is_edited: Generated<boolean>
    }
  }
}

export type Texts = {
  in(language: Language): Translate
  /** Another one once any text changed. */
  version: string
}

/** Brings the table up to the defaults that ship with the code; edited texts stay, texts that the code dropped go. */
export async function syncTexts(db: Db): Promise<void> {
  const codes = await db.selectFrom('languages').select(['id', 'code']).execute()
  const ids = new Map(codes.map(({ id, code }) => [code, id]))
  const rows = flatTexts().map(({ scope, key, language, text }) => ({
    language_id: ids.get(language) as number,
    scope_id: scope,
    key,
    translation: text,
  }))
  await db
    .insertInto('translations')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['language_id', 'key'])
        .doUpdateSet((eb) => ({ translation: eb.ref('excluded.translation'), scope_id: eb.ref('excluded.scope_id') }))
        .where('translations.is_edited', '=', false)
        // Most are as they were: a start writes nothing that is so already.
        .where(
          sql<boolean>`(translations.translation, translations.scope_id) is distinct from (excluded.translation, excluded.scope_id)`,
        ),
    )
    .execute()
  await db
    .deleteFrom('translations')
    .where('key', 'not in', [...new Set(rows.map((row) => row.key))])
    .execute()
}

/** The texts as the table holds them now, ready to be said in any language. */
export async function loadTexts(db: Db): Promise<Texts> {
  const rows = await db
    .selectFrom('translations')
    .innerJoin('languages', 'languages.id', 'translations.language_id')
    .select(['languages.code as language', 'key', 'translation'])
    .orderBy('translations.id')
    .execute()
  const version = createHash('sha1').update(JSON.stringify(rows)).digest('base64url')
  return { in: createTranslator(rows).in, version }
}
