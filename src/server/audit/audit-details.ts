import { sql } from 'kysely'
import type { FieldChange } from '#contract/kit/revision.ts'
import { everyText, type TextKey } from '#contract/texts.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { changesBetween } from '#server/kit/revisions/revisions.ts'

type Details = Record<string, unknown>
type Line = { event: string; record: { kind: string } }
type Teller = Pick<Context, 'db' | 't' | 'language'>

/** What a line says beside its event: each field before and after, and whatever somebody said. */
export async function tellDetails(ctx: Teller, { event, record: { kind } }: Line, details: Details) {
  const levels = await levelNames(ctx)
  const label = (field: string) => ctx.t(keyOf(kind, field) ?? ('audit.field_other' as const))
  const said = (field: string, value: unknown) => worded(ctx, { kind, field, levels }, value)
  const changes = changesIn(event, details).map(({ field, before, after }) => ({
    field,
    label: label(field),
    before: said(field, before),
    after: said(field, after),
  }))
  const facts = Object.entries(details)
    .filter(([field, value]) => isFact(field, value))
    .map(([field, value]) => ({ field, label: ctx.t(`audit.fact_${field}` as TextKey), value: said(field, value) }))
  return { changes, facts }
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

/** What changed where before and after are one value. */
const onlyField: Record<string, string> = {
  'user.languageChanged': 'language_name',
  'proArtist.documentChanged': 'valid_until',
  'proArtist.levelSet': 'level',
}

/** What nobody typed. */
const ownFields = ['id', 'revision', 'created_at', 'updated_at', 'validity', 'position', 'falling', 'artists_count']

function changesIn(event: string, { changes, before, after }: Details): FieldChange[] {
  if (Array.isArray(changes)) return changes as FieldChange[]
  const field = onlyField[event]
  if (field) return [{ field, before: before ?? null, after: after ?? null }]
  if (!isRow(before) && !isRow(after)) return []
  // What was added or removed has each of its fields; an edit those that it names.
  const fields = isRow(after) ? after : Object.fromEntries(Object.keys(before as Details).map((name) => [name, null]))
  return changesBetween(isRow(before) ? before : {}, fields).filter(({ field }) => !ownFields.includes(field))
}

function isRow(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const keys: ReadonlySet<string> = new Set(
  everyText().flatMap(({ group, name, language }) => (language === 'pl' ? [`${group}.${name}`] : [])),
)

/** Whose texts speak of a kind of record, where that is not its plural. */
const features: Record<string, string> = { additionalResponsibility: 'responsibilities', proArtist: 'artists' }

/** Where a field of a record has its label: with its feature, with the artist's, or here. */
function keyOf(kind: string, field: string): TextKey | undefined {
  const feature = features[kind] ?? `${kind}s`
  const groups = [
    `audit.field_${field}`,
    `${feature}.${field}`,
    `${kind}.${field}`,
    `account.${field}`,
    `artists.${field}`,
    `benefits.${field}`,
  ]
  return groups.find((key) => keys.has(key)) as TextKey | undefined
}

/** What people said is a fact; what the row was is in the changes, and how the portal told of it is nobody's business. */
function isFact(field: string, value: unknown): boolean {
  return value !== null && value !== undefined && keys.has(`audit.fact_${field}`) && !isRow(value)
}

type Place = { kind: string; field: string; levels: Map<number, string> }

/** A value of a choice, by its name; levels by theirs. */
function worded({ t }: Pick<Context, 't'>, place: Place, value: unknown): unknown {
  const { kind, field, levels } = place
  if (field === 'level_ids' && Array.isArray(value))
    return value.length > 0 ? value.map((id) => levels.get(id) ?? `#${id}`) : t('levels.all')
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return value.map((one) => worded({ t }, place, one))
  if (field === 'fields' && typeof value === 'string') {
    const key = keyOf('proArtist', value)
    return key ? t(key) : value
  }
  if (typeof value !== 'string') return value
  const key = keyOf(kind, `${field}_${value}`)
  return key ? t(key) : value
}

async function levelNames({ db, language }: Teller): Promise<Map<number, string>> {
  const levels = await db.selectFrom('levels').select(['id', 'name']).execute()
  return new Map(levels.map(({ id, name }) => [id, name[language]]))
}
