import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { FlatText } from '#kit/contract/texts/texts.ts'
import { shippedTexts } from '#kit/server/language/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'

/**
 * Brings the table up to the defaults that ship with the code. What was not edited is as they are; what was stays, and knows
 * which default it was made from. Texts that the code dropped go, those that the office added stay.
 */
export async function syncTexts(db: Db, shipped = shippedTexts()): Promise<void> {
  await inTransaction(db, async (db) => {
    // Of two processes that start, the second finds what the first wrote.
    await db.selectFrom('texts_version').select('id').forUpdate().execute()
    if ((await readFingerprint(db)) === fingerprintOf(shipped)) return
    const rows = sql`json_to_recordset(${JSON.stringify(shipped)}::json)
      as shipped (scope int, base text, form text, key text, language text, "text" text)`
    await sql`
      insert into texts (scope_id, key, is_plural)
      select scope, base, bool_or(form is not null) from ${rows} group by scope, base
      on conflict (key) do update set scope_id = excluded.scope_id, is_plural = excluded.is_plural
      where (texts.scope_id, texts.is_plural) is distinct from (excluded.scope_id, excluded.is_plural)
    `.execute(db)
    // Most are as they were: nothing is written that is so already.
    await sql`
      insert into translations
        (language_id, text_id, scope_id, key, form, translation, default_text, known_default)
      select languages.id, texts.id, scope, shipped.key, form, "text", "text", "text"
      from ${rows} join languages on languages.code = shipped.language join texts on texts.key = base
      on conflict (language_id, key) do update set
        text_id = excluded.text_id, scope_id = excluded.scope_id, form = excluded.form,
        translation = case when translations.translation = translations.default_text
          then excluded.translation else translations.translation end,
        known_default = case when translations.translation = translations.default_text
          then excluded.default_text else coalesce(translations.known_default, excluded.default_text) end,
        default_since = case when translations.default_text is distinct from excluded.default_text
          then now() else translations.default_since end,
        default_text = excluded.default_text
      where (translations.default_text, translations.text_id, translations.scope_id, translations.form)
        is distinct from (excluded.default_text, excluded.text_id, excluded.scope_id, excluded.form)
    `.execute(db)
    await sql`
      delete from translations where default_text is not null and not exists (
        select from ${rows} join languages on languages.code = shipped.language
        where languages.id = translations.language_id and shipped.key = translations.key
      )
    `.execute(db)
    await sql`delete from texts where not exists (select from translations where text_id = texts.id)`.execute(db)
  })
}

/** Texts do not change once they are made, and a process of tests starts many portals with the same. */
const fingerprints = new WeakMap<FlatText[], string>()

/** Of all that `syncTexts` writes: equal where the table has it already. */
function fingerprintOf(shipped: FlatText[]): string {
  const known = fingerprints.get(shipped) ?? calculateFingerprint(shipped)
  fingerprints.set(shipped, known)
  return known
}

function calculateFingerprint(shipped: FlatText[]): string {
  const lines = shipped.map(({ key, language, form, scope, text }) =>
    [key, language, form ?? '', scope, text].join('|'),
  )
  return hash('sha256', lines.sort().join('\n'))
}

async function readFingerprint(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ fingerprint: string }>`
    select encode(sha256(convert_to(string_agg(line, e'\n' order by line collate "C"), 'UTF8')), 'hex') as fingerprint
    from (
      select key || '|' || code || '|' || coalesce(form, '') || '|' || scope_id || '|' || default_text
      from translations join languages on languages.id = language_id
      where default_text is not null
    ) as shipped (line)
  `.execute(db)
  return rows[0]?.fingerprint
}
