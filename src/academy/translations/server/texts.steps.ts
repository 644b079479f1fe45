import { sql } from 'kysely'
import type { PortalText } from '#academy/translations/contract/portal-texts.ts'
import { type InPlaces, partsOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { Failure } from '#kit/server/http/errors.ts'
import { changesBetween, keepRevisions } from '#kit/server/revisions/revisions.ts'
import { problemsOf } from './text-problems.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'translation.added': { key: string; after: object }
    'translation.changed': { key: string; changes: FieldChange[] }
    /** Saved unchanged, although its default has changed. */
    'translation.kept': { key: string }
  }
}

/** A locked text, and the new values for some of its places. */
export type TextEdit = { text: PortalText; given: InPlaces }

/**
 * The only function that writes texts: all of them are valid, or nothing is written. What is saved is based on the
 * default in force, so it is outdated no longer, changed or not.
 */
export async function writeTexts(ctx: Context, edits: readonly TextEdit[], pathOf: PathOf = (place) => place) {
  const { record } = ctx
  if (edits.length === 0) return
  refuseProblems(edits, pathOf)
  const edited = edits.map(({ text, given }) => ({ text, changes: changesBetween(text.texts, given) }))
  const changed = edited.filter(({ changes }) => changes.length > 0)
  await keepRevisions(
    ctx,
    'texts',
    changed.map(({ text, changes }) => ({ row: text, changes })),
  )
  await writeRows(ctx, edits)
  for (const { text, changes } of changed) await record('translation.changed', text.id, { key: text.key, changes })
  for (const { text, changes } of edited)
    if (changes.length === 0 && text.states.includes('OUTDATED'))
      await record('translation.kept', text.id, { key: text.key })
}

type PathOf = (place: TextPlace) => string

function refuseProblems(edits: readonly TextEdit[], pathOf: PathOf): void {
  const problems = edits.flatMap(({ text, given }) => problemsOf(text, given))
  if (problems.length === 0) return
  throw new Failure(
    'invalid',
    {},
    problems.map(({ place, ...problem }) => ({ path: pathOf(place), ...problem })),
  )
}

/** Inserts missing rows, and updates the others with the new text. */
async function writeRows({ db, now }: Context, edits: readonly TextEdit[]): Promise<void> {
  const rows = edits.flatMap(({ text, given }) =>
    (Object.entries(given) as [TextPlace, string][]).map(([place, translation]) => {
      const { language, form } = partsOf(place)
      const key = form ? `${text.key}_${form}` : text.key
      return { text_id: text.id, scope_id: text.scope_id, language, form, key, translation }
    }),
  )
  await sql`
    insert into translations (language_id, text_id, scope_id, key, form, translation)
    select languages.id, text_id, scope_id, key, form, translation
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (text_id int, scope_id int, language text, form text, key text, translation text)
    join languages on languages.code = given.language
    on conflict (language_id, key) do update
      set translation = excluded.translation, known_default = translations.default_text
      where translations.translation <> excluded.translation
        or translations.known_default is distinct from translations.default_text
  `.execute(db)
  await db
    .updateTable('texts')
    .set({ changed_at: now.toISOString() })
    .where(
      'id',
      'in',
      edits.map(({ text }) => text.id),
    )
    .execute()
}
