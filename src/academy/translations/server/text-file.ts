import type { PortalText } from '#academy/translations/contract/portal-texts.ts'
import { partsOf, placesOf, type TextPlace, textPlaces } from '#academy/translations/contract/text-places.ts'
import type { PluralForm } from '#kit/contract/texts/plural-forms.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { readTable, writeTable } from '#kit/server/lists/csv-table.ts'
import { hasForm, splitKey } from './text-adding.ts'

/*
 * Texts as a file: a table with a row for each key and form and a column for each language, or JSON with a text at a
 * time. Both contain the revision at which they were exported, so that an import finds the changes made since.
 */

const columns = ['key', ...languages, 'scope_id', 'revision'] as const

/** The value of a file for one place. */
export type FileText = {
  row: number
  key: string
  place: TextPlace
  words: string
  scope_id: number | null
  revision: number | null
}
export type FileProblem = { row: number; key: string | null; place: TextPlace | null; code: ValidationCode }
type File = { texts: FileText[]; problems: FileProblem[] }

export function tableOf(texts: readonly PortalText[]): string {
  const rows = texts.flatMap(({ key, scope_id, revision, is_plural, texts }) => {
    const forms = [...new Set(placesOf({ is_plural }).map((place) => partsOf(place).form))]
    return forms.map((form) => {
      const given = languages.map((language) => texts[(form ? `${language}_${form}` : language) as TextPlace] ?? '')
      return [form ? `${key}_${form}` : key, ...given, scope_id, revision]
    })
  })
  return writeTable([columns, ...rows])
}

export function jsonOf(texts: readonly PortalText[]): string {
  const rows = texts.map(({ key, scope_id, revision, texts }) => ({ key, scope_id, revision, texts }))
  return `{"texts":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`
}

/** `keys` are the existing ones: which of them are plural forms is not visible from their names. */
export function readFile(file: string, keys: ReadonlyMap<string, KnownKey>): File {
  const text = file.replace(/^\uFEFF/, '')
  return /^\s*[{[]/.test(text) ? readJson(text) : readRows(text, keys)
}

export type KnownKey = { base: string; form: PluralForm | null }

function readRows(text: string, keys: ReadonlyMap<string, KnownKey>): File {
  const rows = readTable(text)
  if (!rows) return nothingBut('file_quotes')
  const [head, ...lines] = rows
  const names = (head?.cells ?? []).map((name) => name.trim())
  const at = (name: (typeof columns)[number]) => names.indexOf(name)
  if (at('key') < 0 || languages.every((language) => at(language) < 0)) return nothingBut('file_columns')
  const found = lines.map(({ line, cells }): File => {
    const cell = (name: (typeof columns)[number]) => cells[at(name)]?.trim() ?? ''
    const key = cell('key')
    const { base, form } = keys.get(key) ?? splitKey(key)
    const given = languages.flatMap((language) => (cell(language) ? [{ language, words: cell(language) }] : []))
    return {
      texts: given.flatMap(({ language, words }) =>
        hasForm(language, form) ? [{ ...place(base, language, form), row: line, words, ...numbers(cell) }] : [],
      ),
      problems: given.flatMap(({ language }) =>
        hasForm(language, form) ? [] : [{ row: line, key, place: null, code: 'text_place' as const }],
      ),
    }
  })
  return { texts: found.flatMap(({ texts }) => texts), problems: found.flatMap(({ problems }) => problems) }
}

function place(key: string, language: Language, form: PluralForm | null) {
  return { key, place: (form ? `${language}_${form}` : language) as TextPlace }
}

function numbers(cell: (name: 'scope_id' | 'revision') => string) {
  const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null)
  return { scope_id: number(cell('scope_id')), revision: number(cell('revision')) }
}

function readJson(text: string): File {
  const value = parsed(text)
  const rows = Array.isArray(value) ? value : (value as { texts?: unknown } | null)?.texts
  if (!Array.isArray(rows)) return nothingBut('file_json')
  const found = rows.map((row: unknown, index): File => {
    const { key, texts, scope_id, revision } = (row ?? {}) as Record<string, unknown>
    const line = index + 1
    if (typeof key !== 'string' || typeof texts !== 'object' || texts === null)
      return { texts: [], problems: [{ row: line, key: null, place: null, code: 'file_json_row' }] }
    const given = Object.entries(texts).map(([place, words]) => ({ place: place as TextPlace, words }))
    const isGood = ({ place, words }: (typeof given)[number]) => textPlaces.includes(place) && typeof words === 'string'
    return {
      texts: given.filter(isGood).map(({ place, words }) => ({
        ...{ row: line, key, place, words: (words as string).trim() },
        ...{ scope_id: whole(scope_id), revision: whole(revision) },
      })),
      problems: given
        .filter((one) => !isGood(one))
        .map(() => ({ row: line, key, place: null, code: 'text_place' as const })),
    }
  })
  return {
    texts: found.flatMap(({ texts }) => texts).filter(({ words }) => words !== ''),
    problems: found.flatMap(({ problems }) => problems),
  }
}

function whole(value: unknown): number | null {
  return Number.isInteger(value) && (value as number) > 0 ? (value as number) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** No file of texts at all. */
function nothingBut(code: ValidationCode): never {
  return failFields({ file: code })
}
