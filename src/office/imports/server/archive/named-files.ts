import { acceptedNames, type Purpose, ruleOf } from '#kit/contract/values/files.ts'
import type { DateOrder } from '#office/imports/contract/import-kinds.ts'
import { type FileField, fileFields } from '#office/imports/contract/imports.files.ts'
import { dayOf } from '../cells/typed-cells.ts'
import type { Cells, RowProblem } from '../row-problem.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { type ArchiveFile, mostFileMegabytes } from './archive-reader.ts'

/** A file that a row adds to its artist. */
export type RowFile = {
  field: FileField
  /** The file of the ZIP. */
  id: number
  path: string
  sha256: string
  changed_on: string
  /** Until when a document is valid. */
  until: string | null
  /** What became of it, and the picture that it took the place of. */
  file_id?: number
  former_id?: number | null
}

export type StoredArchiveFile = ArchiveFile & { id: number }

/** The files that a row names: those that were found, and what is wrong with the others, without which the row is imported all the same. */
export type NamedFiles = { files: RowFile[]; notices: RowProblem[]; unread: number }

export const purposeOf = {
  photo: 'avatar',
  pictures: 'portfolio',
  documents: 'document',
  licences: 'document',
  insurances: 'document',
} as const satisfies Record<FileField, Purpose>

/** Without a ZIP the names are counted alone. */
export function namedFiles(
  cells: Cells,
  archive: ArchiveIndex<StoredArchiveFile> | null,
  order: DateOrder,
): NamedFiles {
  const read: NamedFiles = { files: [], notices: [], unread: 0 }
  for (const field of fileFields) {
    const cell = cells[field]
    if (cell === undefined) continue
    const names = namesIn(cell, (name) => archive?.has(named(name, order).name) ?? false)
    if (!archive) {
      read.unread += names.length
      continue
    }
    if (field === 'photo' && names.length > 1) {
      read.notices.push({ field, code: 'import_photo_one' })
      continue
    }
    for (const one of names) {
      const { name, until } = named(one, order)
      const found = archive.find(name)
      const problem = 'problem' in found ? found.problem : problemOf(found.file, field, name)
      if (problem) read.notices.push({ field, ...problem })
      else if ('file' in found) add(read.files, { field, until, ...factsOf(found.file) })
    }
  }
  return read
}

/** What is named twice comes in once. */
function add(files: RowFile[], file: RowFile): void {
  if (!files.some(({ field, sha256 }) => field === file.field && sha256 === file.sha256)) files.push(file)
}

const factsOf = ({ id, paths, sha256, changed_on }: StoredArchiveFile) => ({
  id,
  path: paths[0] ?? '',
  sha256: sha256 as string,
  changed_on,
})

/** Separated by semicolons, lines or commas, which may be part of a name. */
function namesIn(cell: string, isThere: (name: string) => boolean): string[] {
  if (isThere(cell)) return [cell.trim()]
  const pieces = cell.split(/[;\n]/).flatMap((piece) => (isThere(piece) ? [piece] : piece.split(',')))
  return pieces.map((name) => name.trim()).filter((name) => name !== '')
}

/** "policy.pdf (2027-03-31)": until when it is valid. "scan (1).pdf" and "scan (2)" are names. */
function named(text: string, order: DateOrder): { name: string; until: string | null } {
  const [, name = '', day = ''] =
    /^(.*\S)\s*\((?:do|until|ważn[ya] do|valid until)?\s*([^()]{6,})\)$/i.exec(text.trim()) ?? []
  const until = name ? dayOf(day, order) : null
  return until ? { name, until } : { name: text.trim(), until: null }
}

const aliases: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' }

function problemOf(
  { mime, problem }: StoredArchiveFile,
  field: FileField,
  name: string,
): Pick<RowProblem, 'code' | 'params'> | null {
  if (problem) return wrongWith(problem, name)
  const purpose = purposeOf[field]
  const isAccepted = (ruleOf(purpose).accept as readonly string[]).includes(aliases[mime ?? ''] ?? mime ?? '')
  return isAccepted ? null : { code: 'import_file_kind', params: { name, accepted: acceptedNames(purpose) } }
}

/** Why a file of the ZIP cannot be used by anybody. */
export function wrongWith(
  problem: NonNullable<ArchiveFile['problem']>,
  name: string,
): Pick<RowProblem, 'code' | 'params'> {
  return { code: codes[problem], params: problem === 'LARGE' ? { name, max_mb: mostFileMegabytes } : { name } }
}

const codes = {
  PATH: 'import_file_path',
  ENCRYPTED: 'import_file_encrypted',
  METHOD: 'import_file_method',
  EMPTY: 'import_file_empty',
  LARGE: 'import_file_large',
  DAMAGED: 'import_file_damaged',
} as const
