import { type RawBuilder, sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { dataKinds } from '#kit/contract/values/data-kinds.ts'
import type { About, PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Erased, Fate, Outcome } from '#office/personal-data/contract/erasures.ts'
import type { Person } from '../person.ts'
import { filledIn, rowsOf } from '../rows-of.ts'
import { blackOut, countMentions, patternOf } from './black-out.ts'
import { inOrder, keyColumns } from './order-of-tables.ts'

/*
 * Erases a person by the declarations of all features. Their rows are looked up before anything changes, since the
 * conditions read each other's tables; then columns are replaced, then rows are deleted, in the order that references
 * need.
 */

/** What an erasure would do now. */
export async function previewErasure(db: Db, all: PersonalData, person: Person): Promise<Erased> {
  const declared = declaredAbout(person, all)
  const rules = await Promise.all(rulesOf(declared).map((rule) => found(db, rule, person)))
  const { trash_days } = await settingsInForce(db)
  return { outcomes: outcomesOf(rules), mentions: await countMentions(db, declared, person), trash_days }
}

/** `leave` is done once it is known whose rows these are, and before any of them changes. */
export async function eraseRows(
  db: Db,
  all: PersonalData,
  person: Person,
  leave: () => Promise<void>,
): Promise<Erased> {
  const declared = declaredAbout(person, all)
  const pattern = await patternOf(db, person)
  const rules: Found[] = []
  for (const rule of rulesOf(declared)) rules.push(await found(db, rule, person))
  await leave()
  const tables = await inOrder(db, [...new Set(rules.map(({ table }) => table))])
  const withRows = rules.filter(({ rows }) => rows > 0)
  for (const table of tables.blanked)
    for (const rule of withRows.filter((one) => one.table === table && one.about.blanked)) await blank(db, rule, person)
  for (const table of tables.deleted)
    for (const rule of withRows.filter((one) => one.table === table && one.about.deleted)) await remove(db, rule)
  const { trash_days } = await settingsInForce(db)
  return { outcomes: outcomesOf(rules), mentions: await blackOut(db, declared, pattern), trash_days }
}

/** Of a guest’s email and names nobody knows whose they were before: rows of others that have them stay, and are blacked out. */
function declaredAbout({ user, artist, student }: Person, declared: PersonalData): PersonalData {
  if (user || artist || student) return declared
  const withoutOthers = Object.entries(declared).map(([table, { about = [], ...rest }]) => {
    return [table, { ...rest, about: about.filter(({ isOfOthers }) => !isOfOthers) }]
  })
  return Object.fromEntries(withoutOthers)
}

type Rule = { table: string; about: About }
/** `keys` is JSON: an object of the key's columns for each row. */
type Found = Rule & { rows: number; keys: string; key: readonly { name: string; type: string }[] }

function rulesOf(declared: PersonalData): Rule[] {
  return Object.entries(declared).flatMap(([table, { about = [] }]) => about.map((one) => ({ table, about: one })))
}

async function found(db: Db, { table, about }: Rule, person: Person): Promise<Found> {
  const key = await keyColumns(db, table)
  const columns = sql.join(key.flatMap(({ name }) => [sql.lit(name), sql.ref(name)]))
  const { rows } = await sql<{ rows: number; keys: string }>`
    select count(*)::int as rows, coalesce(jsonb_agg(jsonb_build_object(${columns})), '[]')::text as keys
    from ${sql.table(table)} where ${rowsOf(about.rows, person)}
  `.execute(db)
  return { table, about, key, ...(rows[0] as { rows: number; keys: string }) }
}

async function blank(db: Db, rule: Found, person: Person): Promise<void> {
  const columns = Object.entries(rule.about.blanked ?? {})
  const values = columns.map(([name, value]) => sql`${sql.ref(name)} = ${filledIn(value, person)}`)
  await sql`update ${sql.table(rule.table)} set ${sql.join(values)} where ${isAmong(rule)}`.execute(db)
}

async function remove(db: Db, rule: Found): Promise<void> {
  await sql`delete from ${sql.table(rule.table)} where ${isAmong(rule)}`.execute(db)
}

function isAmong({ key, keys }: Found): RawBuilder<unknown> {
  const names = sql.join(key.map(({ name }) => sql.ref(name)))
  const types = sql.join(key.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`))
  return sql`(${names}) in (select ${names} from jsonb_to_recordset(${keys}::jsonb) as keys (${types}))`
}

/** Those of one kind that meet the same fate for the same reason are one line. */
function outcomesOf(rules: readonly Found[]): Outcome[] {
  const outcomes: Outcome[] = []
  for (const { about, rows } of rules) {
    if (rows === 0) continue
    const { kind, deleted, blanked, retained } = about
    const fate: Fate = deleted ? 'DELETED' : blanked ? 'BLANKED' : 'KEPT'
    const because = retained?.because ?? null
    const same = outcomes.find((one) => one.kind === kind && one.fate === fate && one.because === because)
    if (same) same.rows += rows
    else outcomes.push({ kind, fate, because, rows })
  }
  return outcomes.sort((one, other) => dataKinds.indexOf(one.kind) - dataKinds.indexOf(other.kind))
}
