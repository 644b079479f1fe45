import { sql } from 'kysely'
import { longestText, textKey } from '#academy/translations/contract/languages.ts'
import type {
  ImportedChange,
  ImportedConflict,
  ImportPreview,
  PortalText,
  TextChange,
} from '#academy/translations/contract/portal-texts.ts'
import { type InPlaces, placesOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { TextKey, ValidationCode } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { addText } from './text-adding.ts'
import { type FileProblem, type FileText, type KnownKey, readFile } from './text-file.ts'
import { historiesOf, textsAt } from './text-history.ts'
import { problemsOf } from './text-problems.ts'
import { asPortalTexts, lockTexts, portalTexts } from './texts.queries.ts'
import { writeTexts } from './texts.steps.ts'

export async function previewFile(ctx: Context, file: string): Promise<ImportPreview> {
  const { added, changed, conflicts, unchanged, errors } = await compare(ctx, file)
  return { added, changed, conflicts, unchanged, errors }
}

export type Replaced = { key: string; place: TextPlace; revision: number }[]

/**
 * Imports all changes of the file without a conflict, and of the conflicts those that the user chose to replace, as
 * they are now.
 */
export async function importFile(ctx: Context, file: string, replaced: Replaced) {
  const compared = await compare(ctx, file, { isLocking: true })
  if (compared.errors.length > 0) failFields({ file: 'file_problems' })
  const isReplaced = (conflict: ImportedConflict) =>
    replaced.some(
      ({ key, place, revision }) => key === conflict.key && place === conflict.place && revision === conflict.revision,
    )
  const taken = compared.conflicts.filter(isReplaced)
  const edits = new Map<string, InPlaces>()
  for (const { key, place, after } of [...compared.added, ...compared.changed, ...taken])
    edits.set(key, { ...edits.get(key), [place]: after })
  const known = new Map(compared.texts.map((text) => [text.key, text]))
  for (const text of await addTexts(ctx.db, compared.newTexts)) known.set(text.key, text)
  await writeTexts(
    ctx,
    [...edits].map(([key, given]) => ({ text: known.get(key) as PortalText, given })),
  )
  return {
    added: compared.added.length,
    changed: compared.changed.length + taken.length,
    kept: compared.conflicts.length - taken.length,
  }
}

/**
 * Compares a file with the present texts and with those at the time of its export: a change on one side wins, and a
 * change on both is a conflict.
 */
async function compare(ctx: Context, file: string, { isLocking = false } = {}) {
  const { db } = ctx
  const read = readFile(file, await knownKeys(db))
  const texts = await textsOf(db, [...new Set(read.texts.map(({ key }) => key))], isLocking)
  const known = new Map(texts.map((text) => [text.key, text]))
  const histories = await historiesOf(
    db,
    texts.map(({ id }) => id),
  )
  const newTexts = newTextsIn(read.texts, known)
  const outcome = {
    added: [] as ImportedChange[],
    changed: [] as ImportedChange[],
    conflicts: [] as ImportedConflict[],
    unchanged: 0,
  }
  const touched: FileText[] = []
  for (const given of read.texts) {
    const { key, place, words, revision } = given
    const text = known.get(key)
    const history = (text && histories.get(text.id)) ?? []
    const exported = (text && revision && textsAt(text, history, revision)[place]) || null
    const before = text?.texts[place]
    const change = { key, place, before: before ?? null, after: words }
    if (words === before || words === exported) {
      outcome.unchanged += 1
      continue
    }
    touched.push(given)
    if (before === undefined) outcome.added.push(change)
    else if (exported === null || exported === before) outcome.changed.push(change)
    else
      outcome.conflicts.push({
        ...change,
        exported,
        by: lastBy(history, place),
        revision: (text as PortalText).revision,
      })
  }
  const problems = [...read.problems, ...twice(read.texts), ...problemsIn(ctx, touched, known, newTexts)]
  return { ...outcome, errors: inWords(ctx, problems), texts, newTexts }
}

function lastBy(history: readonly TextChange[], place: TextPlace): string | null {
  return history.find(({ changes }) => changes.some(({ field }) => field === place))?.by ?? null
}

async function knownKeys(db: Db): Promise<Map<string, KnownKey>> {
  const rows = await db
    .selectFrom('translations')
    .innerJoin('texts', 'texts.id', 'text_id')
    .select(['translations.key', 'texts.key as base', 'form'])
    .execute()
  return new Map(rows.map(({ key, ...known }) => [key, known]))
}

async function textsOf(db: Db, keys: readonly string[], isLocking: boolean): Promise<PortalText[]> {
  const named = portalTexts(db).where('texts.key', '=', sql<string>`any(${keys})`)
  if (!isLocking) return asPortalTexts(named).execute()
  const rows = await named.select('texts.id').execute()
  return lockTexts(
    db,
    rows.map(({ id }) => id),
  )
}

type NewText = { key: string; scope_id: number | null; is_plural: boolean; row: number }

function newTextsIn(given: readonly FileText[], known: ReadonlyMap<string, PortalText>): Map<string, NewText> {
  const added = new Map<string, NewText>()
  for (const { key, place, scope_id, row } of given)
    if (!known.has(key) && !added.has(key)) added.set(key, { key, scope_id, is_plural: place.includes('_'), row })
  return added
}

async function addTexts(db: Db, added: ReadonlyMap<string, NewText>): Promise<PortalText[]> {
  const ids: number[] = []
  for (const { key, is_plural, scope_id } of added.values())
    ids.push(await addText(db, { key, is_plural, scope_id: scope_id as number }))
  return lockTexts(db, ids)
}

type Problem = FileProblem & { params?: Record<string, string | number> | undefined }

function twice(given: readonly FileText[]): Problem[] {
  const places = new Set<string>()
  return given.flatMap(({ row, key, place }) => {
    const isRepeated = places.has(`${key} ${place}`)
    places.add(`${key} ${place}`)
    return isRepeated ? [{ row, key, place, code: 'text_twice' as const }] : []
  })
}

function problemsIn(
  { user }: Context,
  given: readonly FileText[],
  known: ReadonlyMap<string, PortalText>,
  newTexts: ReadonlyMap<string, NewText>,
): Problem[] {
  const perText = Map.groupBy(given, ({ key }) => key)
  return [...perText].flatMap(([key, rows]) => {
    const added = newTexts.get(key)
    const text = known.get(key) ?? { is_plural: added?.is_plural ?? false, defaults: {}, texts: {} }
    const first = rows[0] as FileText
    const at = (code: ValidationCode): Problem[] => [{ row: first.row, key, place: null, code }]
    if (added && !textKey.test(key)) return at('text_key')
    if (added && !hasPermission(user, 'can-add-translations')) return at('text_unknown')
    if (added && !(added.scope_id && added.scope_id <= 3)) return at('text_scope')
    const tooLong = rows.filter(({ words }) => Array.from(words).length > longestText)
    if (tooLong.length > 0)
      return tooLong.map(({ row, place }) => ({ row, key, place, code: 'too_long', params: { count: longestText } }))
    const places = Object.fromEntries(rows.map(({ place, words }) => [place, words]))
    const rowOf = new Map(rows.map(({ place, row }) => [place, row]))
    return problemsOf(text, places).map(({ place, ...problem }) => ({
      ...problem,
      ...{ row: rowOf.get(place) ?? first.row, key, place: placesOf(text).includes(place) ? place : null },
    }))
  })
}

function inWords({ t }: Context, problems: readonly Problem[]): ImportPreview['errors'] {
  return problems
    .toSorted((one, other) => one.row - other.row)
    .slice(0, 500)
    .map(({ row, key, place, code, params }) => ({
      row,
      key,
      place,
      message: t(`validation.${code}` as TextKey, params),
    }))
}
