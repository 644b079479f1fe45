import { sql } from 'kysely'
import { everyText, type TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shownFields } from './audit-fields.ts'
import { inWords } from './audit-values.ts'
import type { Described } from './described.ts'
import { namesOf, type Reference } from './record-names.queries.ts'

type Details = Record<string, unknown>
type Line = { event: string; record: { kind: string } }
type Reader = Pick<Context, 'db' | 't' | 'language'>

/** Of many records so many are named. */
const mostNamed = 20

/** The details of a line, in the reader's language: each field before and after, and all other recorded values. */
export async function shownDetails(ctx: Reader, described: Described, line: Line, details: Details) {
  const names = await namesOf(ctx, described.records, referencesOf(described, line, details))
  return inReadersWords(ctx, described, names, line, details)
}

/** The same of many lines, whose records are looked up at once. */
export async function shownDetailsOfEach(
  ctx: Reader,
  described: Described,
  lines: readonly (Line & { details: Details })[],
) {
  const references = lines.flatMap((line) => referencesOf(described, line, line.details))
  const each = [...new Map(references.map((one) => [`${one.kind} ${one.id}`, one])).values()]
  const names = await namesOf(ctx, described.records, each)
  return lines.map((line) => inReadersWords(ctx, described, names, line, line.details))
}

function referencesOf(described: Described, { event, record: { kind } }: Line, details: Details): Reference[] {
  const { changes, facts } = shownFields(described, event, details)
  const values = [...changes.flatMap(({ field, before, after }) => [before, after].map((value) => ({ field, value })))]
  const fields = [...values, ...facts.map(([field, value]) => ({ field, value }))]
  return fields.flatMap(({ field, value }) => referencesIn(described, kind, field, value))
}

function inReadersWords(
  { t, language }: Reader,
  described: Described,
  names: ReadonlyMap<string, string>,
  { event, record: { kind } }: Line,
  details: Details,
) {
  const { changes, facts } = shownFields(described, event, details)
  const { labels, choices, values, records } = described
  const textsOf = (kind: string) => records[kind]?.texts ?? []
  const nameOf = (reference: Reference) =>
    names.get(`${reference.kind} ${reference.id}`) ?? t('audit.record_gone', { id: String(reference.id) })

  const shownValue = (field: string, value: unknown): unknown => {
    const references = referencesIn(described, kind, field, value)
    if (references.length > 0) {
      const shown = references.map(nameOf)
      if (!Array.isArray(value)) return shown[0]
      return value.length > mostNamed ? [...shown, t('audit.and_more', { count: value.length - mostNamed })] : shown
    }
    if (field === 'level_ids') return t('levels.all')
    if (field === 'fields') return (value as string[]).map((name) => label(name))
    return inWords({ t, language }, values, field, value, (choice) => choiceOf(kind, field, choice))
  }
  const label = (field: string) =>
    t(labels[`${kind}.${field}`] ?? labels[field] ?? keyOf(textsOf(kind), field) ?? ('audit.field_other' as const))
  const choiceOf = (kind: string, field: string, value: string) => {
    const prefix = choices[`${kind}.${field}`] ?? choices[field]
    const key = prefix ? known(`${prefix}${value}`) : keyOf(textsOf(kind), `${field}_${value}`)
    return key ? t(key) : value
  }

  return {
    changes: changes.map(({ field, before, after }) => ({
      field,
      label: label(field),
      before: shownValue(field, before),
      after: shownValue(field, after),
    })),
    facts: facts.map(([field, value]) => ({ field, label: label(field), value: shownValue(field, value) })),
  }
}

/** Whether the person that a line is about was removed. */
export async function isForgotten(
  db: Db,
  ids: { artist_id: number | null; account_id: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ isForgotten: boolean }>`select
    (${ids.artist_id}::int is not null and not exists (select from pro_artists where id = ${ids.artist_id}::int))
    or (${ids.account_id}::int is not null
      and not exists (select from users where id = ${ids.account_id}::int and not is_forgotten(id, email))) as "isForgotten"
  `.execute(db)
  return rows[0]?.isForgotten === true
}

/** The records that a value names; the new order of a list names those of the line's own kind. */
function referencesIn({ kindOfId }: Described, kind: string, field: string, value: unknown): Reference[] {
  const of = field === 'ids' ? kind : kindOfId.get(field)
  if (!of) return []
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number')
  return ids.slice(0, mostNamed).map((id) => ({ kind: of, id }))
}

let keys: ReadonlySet<string> | undefined

function everyKey(): ReadonlySet<string> {
  keys ??= new Set(everyText().flatMap(({ group, name, language }) => (language === 'pl' ? [`${group}.${name}`] : [])))
  return keys
}

function known(key: string): TextKey | undefined {
  return everyKey().has(key) ? (key as TextKey) : undefined
}

/** Where a field has its label: here, or in the texts of its record. */
function keyOf(texts: readonly string[], field: string): TextKey | undefined {
  const keys = [`audit.field_${field}`, ...texts.map((group) => `${group}.${field}`)]
  return keys.find((key) => everyKey().has(key)) as TextKey | undefined
}
