import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Conflict, FieldChange } from '#kit/contract/revision.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Generated } from '#kit/server/postgres/columns.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    revisions: { changes: FieldChange[] }
  }
}

export type Change = Conflict['changes'][number]

/** Every table whose rows have a revision. */
type Revised = {
  [Name in keyof Tables]: Tables[Name] extends { id: Generated<number>; revision: Generated<number> } ? Name : never
}[keyof Tables]
type Translating = Pick<Context<unknown>, 't' | 'language'>
type Edit<Draft> = { revision: number | undefined; labels: Record<keyof Draft & string, TextKey> }

/**
 * Optimistic locking: moves a locked row to its next revision and stores the changes, or refuses where others changed the same
 * fields since the editor read it. False where nothing changes: then there is nothing to write or record.
 */
export async function revise<Draft extends object>(
  ctx: Context,
  table: Revised,
  before: Draft & { id: number; revision: number },
  after: Draft,
  { revision, labels }: Edit<Draft>,
): Promise<boolean> {
  await requireUnchanged(ctx, table, before, { revision, labels })
  const changes = changesBetween(before, after)
  if (changes.length === 0) return false
  await keepRevisions(ctx, table, [{ row: before, changes }])
  return true
}

/** Refuses an edit of a row that others have changed since the editor read it. */
export async function requireUnchanged<Draft extends object>(
  ctx: Pick<Context<unknown>, 'db' | 't' | 'language'>,
  table: Revised,
  row: { id: number; revision: number },
  { revision, labels }: Edit<Draft>,
): Promise<void> {
  const { db, t } = ctx
  await requireRevision(ctx, row, revision, (since) =>
    changesSince(db, table, row.id, since, (field) => field in labels && t(labels[field as keyof Draft & string])),
  )
}

type RevisedRow = { row: { id: number; revision: number }; changes: FieldChange[] }

/** Takes the next revision of rows that are locked, and keeps what changes in each; of itself the portal changes rows, too. */
export async function keepRevisions(
  { db, user, now }: Pick<Context<{ id: number } | null>, 'db' | 'user' | 'now'>,
  table: Revised,
  edits: RevisedRow[],
): Promise<void> {
  if (edits.length === 0) return
  const ids = edits.map(({ row }) => row.id)
  await sql`update ${sql.table(table)} set revision = revision + 1 where id = any(${ids})`.execute(db)
  const rows = edits.map(({ row: { id, revision }, changes }) => ({ row_id: id, revision: revision + 1, changes }))
  await sql`
    insert into revisions (entity, row_id, revision, changes, user_id, at)
    select ${table}, row_id, revision, changes, ${user?.id ?? null}::int, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as edits (row_id int, revision int, changes jsonb)
  `.execute(db)
}

/** Refuses an edit of an outdated revision, if `changesSince` finds changes by others that concern it. */
export async function requireRevision(
  ctx: Translating,
  row: { revision: number },
  revision: number | undefined,
  changesSince: (revision: number) => Promise<Change[]>,
): Promise<void> {
  if (revision === undefined || revision === row.revision) return
  refuseChanged(ctx, row, await changesSince(revision))
}

/** The 409 of a conflict: what changed, and by whom. */
export function refuseChanged(
  { t, language }: Translating,
  { revision }: { revision: number },
  changes: Change[],
): void {
  if (changes.length === 0) return
  const labels = [...new Set(changes.map(({ label }) => label.toLocaleLowerCase(language)))]
  const people = [...new Set(changes.map(({ by }) => by ?? t('app.somebody_else')))]
  const params = { what: enumerated(labels, language), who: enumerated(people, language) }
  fail('changed_meanwhile', params, { revision, changes })
}

/** The fields that differ, in the order of `after`. A field that is missing in `before` counts as empty. */
export function changesBetween(before: object, after: object): FieldChange[] {
  const known = before as Record<string, unknown>
  return Object.entries(after).flatMap(([field, value]) => {
    const change = { field, before: known[field] ?? null, after: value ?? null }
    return isSame(change.before, change.after) ? [] : [change]
  })
}

/** Merges the changes of each field into one: the first `before`, the last `after`, and who changed it last. */
export function mergedChanges<Item extends FieldChange>(changes: readonly Item[]): Item[] {
  const fields = new Map<string, Item>()
  for (const change of changes)
    fields.set(change.field, { ...change, before: (fields.get(change.field) ?? change).before })
  return [...fields.values()].filter(({ before, after }) => !isSame(before, after))
}

/** Locks a row until the transaction ends, so that the second of two concurrent edits reads the result of the first. */
export async function lockRow(db: Db, table: Exclude<Revised, 'levels'>, id: number): Promise<void> {
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

function enumerated(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(words)
}

/** As JSON: the driver would send a JavaScript array as a PostgreSQL array. */
export function asJson(changes: FieldChange[]) {
  return sql<FieldChange[]>`${JSON.stringify(changes)}::jsonb`
}

async function changesSince(
  db: Db,
  entity: Revised,
  id: number,
  revision: number,
  /** False for a field that the edit does not write: others may change it. */
  labelOf: (field: string) => string | false,
): Promise<Change[]> {
  const edits = await db
    .selectFrom('revisions')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['changes', 'at', nameOrNullIn().as('by')])
    .where('entity', '=', entity)
    .where('row_id', '=', id)
    .where('revisions.revision', '>', revision)
    .orderBy('revisions.revision')
    .execute()
  const changes = edits.flatMap(({ changes, ...edit }) => changes.map((change) => ({ ...change, ...edit })))
  return mergedChanges(changes).flatMap((change) => {
    const label = labelOf(change.field)
    return label === false ? [] : [{ ...change, label }]
  })
}

/** Multiple choices are equal in any order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return isDeepStrictEqual(one.toSorted(), other.toSorted())
  return isDeepStrictEqual(one, other)
}

/** The history of a row is no longer requested. */
export async function forgetRevisions(db: Db, entity: string, rowId: number): Promise<void> {
  await db.deleteFrom('revisions').where('entity', '=', entity).where('row_id', '=', rowId).execute()
}
