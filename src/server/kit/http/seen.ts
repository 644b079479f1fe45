import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/kit/text.ts'
import type { TextKey } from '#contract/texts.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import type { Context } from './context.ts'
import { fail } from './errors.ts'

/** Refuses an edit of what somebody else has changed since its editor saw it, and names the fields by their labels. */
export function requireSeen<Draft extends object>(
  { t, language }: Pick<Context, 't' | 'language'>,
  seen: Draft | undefined,
  current: Draft,
  labels: Record<keyof Draft, TextKey>,
): void {
  if (!seen) return
  const fields = Object.keys(labels) as (keyof Draft)[]
  const changed = fields.filter((field) => !isDeepStrictEqual(seen[field], current[field]))
  if (changed.length === 0) return
  const names = changed.map((field) => t(labels[field]))
  fail('edited_by_others', { fields: listOf(names, language) })
}

/** The labels of inputs and columns within a sentence. */
export function listOf(labels: string[], language: Language): string {
  return new Intl.ListFormat(language).format(labels.map((label) => label.toLocaleLowerCase(language)))
}

/** Locks a row until the transaction ends, so that of two edits at once the second sees the first. */
export async function lockRow(db: Db, table: 'benefits' | 'responsibilities', id: number): Promise<void> {
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}
