import { isDeepStrictEqual } from 'node:util'
import type { TextKey } from '#contract/texts.ts'
import type { Context } from './context.ts'
import type { Db } from './database.ts'
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
  const names = changed.map((field) => t(labels[field]).toLocaleLowerCase(language))
  fail('edited_by_others', { fields: new Intl.ListFormat(language).format(names) })
}

/** Locks a row until the transaction ends, so that of two edits at once the second sees the first. */
export async function lockRow(db: Db, table: 'benefits' | 'responsibilities', id: number): Promise<void> {
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}
