import { createHash } from 'node:crypto'
import i18next, { type TFunction } from 'i18next'
import { fallbackLanguage, type Language, languages } from '#contract/kit/text.ts'
import { flatTexts, type TextKey } from '#contract/texts.ts'
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

export type Translate = (key: TextKey, params?: Record<string, string | number>) => string
export type Texts = {
  in(language: Language): Translate
  has(key: string): boolean
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
        .where('translations.is_edited', '=', false),
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
    .select(['languages.code', 'key', 'translation'])
    .orderBy('translations.id')
    .execute()
  const resources = Object.fromEntries(
    languages.map((code) => [
      code,
      {
        translation: Object.fromEntries(
          rows.filter((row) => row.code === code).map((row) => [row.key, row.translation]),
        ),
      },
    ]),
  )
  const instance = i18next.createInstance({
    resources,
    fallbackLng: fallbackLanguage,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  await instance.init()
  const speakers = Object.fromEntries(
    languages.map((code) => [code, speaker(instance.getFixedT(code), resources[code]?.translation ?? {})]),
  ) as Record<Language, Translate>
  return {
    in: (language) => speakers[language],
    has: (key) => instance.exists(key),
    version: createHash('sha1').update(JSON.stringify(resources)).digest('base64url'),
  }
}

const plain = /^(?:[^{}$]|\{\{\w+\}\})*$/

/** A list may say hundreds of texts: those without plural forms or other rules are filled in by joining their parts. */
function speaker(t: TFunction, translations: Record<string, string>): Translate {
  const parts = new Map(
    Object.entries(translations)
      .filter(([key, text]) => plain.test(text) && !(`${key}_other` in translations))
      .map(([key, text]) => [key, text.split(/\{\{(\w+)\}\}/)] as const),
  )
  return (key, params = {}) =>
    parts.get(key)?.reduce((said, part, index) => said + (index % 2 === 0 ? part : (params[part] ?? '')), '') ??
    (t(key, params) as string)
}
