import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, id, line, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { fieldChange, revision } from '#kit/contract/revision.ts'
import { longWork, undoOutcomes } from '#kit/contract/texts/long-work.ts'
import { file } from '#kit/contract/values/files.ts'
import { money } from '#kit/contract/values/money.ts'
import { likelyPerson } from '#office/duplicates/contract/similar-person.ts'
import { packageFields } from '#trade/packages/contract/packages.fields.ts'
import { dateOrders, importFields, importKinds } from './import-kinds.ts'

/*
 * A file of students or of sold packages: it is read and compared with what there is (`DRAFT`), brought in by a job, and can be taken
 * back as a whole.
 */

/** What becomes of a row: something new, a change, nothing because all is so already, or nothing because something is wrong. */
export const rowOutcomes = ['CREATE', 'CHANGE', 'NOTHING', 'ERROR'] as const
/** Why something stays although the import is taken back. */
export const notUndoneReasons = ['edited', 'used', 'signed_in', 'refused'] as const
/** What became of a row when the import was taken back; `FAILED`: the database refused it. */
export const importUndoOutcomes = [...undoOutcomes, 'FAILED'] as const

export const maxImportRows = 20_000

const columns = z
  .array(z.object({ field: z.enum(importFields), column: wholeNumber({ min: 0, max: 500 }) }))
  .check(z.maxLength(importFields.length, 'too_many'))

/** What the rows of a file add up to; `files_missing`: named, and not to be added; `files_unread`: named, without a ZIP; `column`: a column of the file that has a figure in its own row of totals. Money is in minor units. */
const sumNames = [
  ...(['rows', 'people', 'trainings', 'entries_left', 'paid', 'certificates', 'vouchers', 'photos', 'works'] as const),
  ...(['uses_left', 'budget_left', 'documents', 'files_missing', 'files_unread', 'column'] as const),
] as const
export type SumName = (typeof sumNames)[number]

export const isSumOfMoney = (name: SumName) => name === 'paid' || name === 'budget_left'

/** Of a table of the whole export. */
const academySum = z.object({
  kind: z.enum(importKinds),
  name: z.enum([
    ...(['rows', 'people', 'trainings', 'entries_left', 'paid', 'certificates', 'vouchers'] as const),
    ...(['uses_left', 'budget_left', 'photos', 'works', 'documents'] as const),
  ]),
  read: z.number(),
})
export type AcademySum = z.output<typeof academySum>

const sum = z.object({
  name: z.enum(sumNames),
  read: z.number(),
  column: z.nullable(z.int()),
  file: z.nullable(z.number()),
})
export type ImportSum = z.output<typeof sum>

const summary = z.object({
  ...longWork,
  kind: z.enum(importKinds),
  file_name: z.string(),
  rows_create: z.int(),
  rows_change: z.int(),
  rows_nothing: z.int(),
  /** What could not be taken back. */
  rows_failed: z.int(),
})
export type Import = z.output<typeof summary>

const details = z.extend(summary, {
  headings: z.array(z.string()),
  columns,
  /** The cells of the first row, so that a column can be recognized by its content. */
  sample: z.array(z.string()),
  date_order: z.enum(dateOrders),
  /** A date that could be of either order, if no row of the file shows it; null without such a date. */
  ambiguous_date: z.nullable(z.string()),
  /** Whether a user chose the order: where there is such a date, the import cannot be started before. */
  is_date_order_chosen: z.boolean(),
  /** What the file looks like by its headings, if that is something else; of what the reader may import. */
  likely_kind: z.nullable(z.enum(importKinds)),
  /** Of the rows without an error. */
  sums: z.array(sum),
  /** Sheets of the workbook that were not read, for its first one is, by their names. */
  other_sheets: z.array(z.string()),
  /** Rows that the workbook hides, by hand or by a filter: they are imported like the others. */
  rows_hidden: z.int(),
  /** Rows of people who are likely there already, by another email; of those whom the reader sees. */
  rows_likely: z.int(),
  /** The ZIP that came with the file. */
  archive: z.nullable(
    z.object({
      name: z.string(),
      files: z.int(),
      /** By no row. */
      unnamed: z.int(),
    }),
  ),
  /** How many files have to be prepared before anything is written, and how many are. */
  files_total: z.int(),
  files_done: z.int(),
})
export type ImportDetails = z.output<typeof details>

const row = z.object({
  id: id(),
  line: z.int(),
  /** The subject of the row, as in the file. */
  name: z.string(),
  /** In the workbook. */
  is_hidden: z.boolean(),
  outcome: z.enum(rowOutcomes),
  changes: z.array(fieldChange),
  problems: z.array(
    z.object({
      field: z.nullable(z.enum(importFields)),
      /** The file's own column and value; null where it has neither. */
      heading: z.nullable(z.string()),
      value: z.nullable(z.string()),
      /** In the reader's language. */
      message: z.string(),
    }),
  ),
  /** The student, or the sold package. */
  subject_id: z.nullable(id()),
  undo: z.nullable(z.enum(importUndoOutcomes)),
  /** Who is there by another email and likely the same as whom the row would add. */
  likely: z.nullable(likelyPerson),
  /** A field that stayed as it is, or the whole row where none is named. */
  kept: z.array(z.object({ field: z.nullable(z.string()), reason: z.enum(notUndoneReasons) })),
})
export type ImportRow = z.output<typeof row>

const listing = z.array(
  z.object({
    id: id(),
    path: z.string(),
    bytes: z.number(),
    /** In the reader's language. */
    problem: z.nullable(z.string()),
  }),
)
export type ArchiveListing = z.output<typeof listing>

/** At most so many names that the price list lacks are offered at once. */
export const maxMissingPackages = 100

/** Of a package that a file names and the price list lacks: the most frequent values of its rows, null where they have none. */
const missingPackage = z.object({
  name: z.string(),
  rows: z.int(),
  price: z.nullable(money()),
  entries: z.nullable(z.int()),
  validity_days: z.nullable(z.int()),
})
export type MissingPackage = z.output<typeof missingPackage>

const { price, entries, validity_days, is_active } = packageFields.inForm()

const rowQuery = listQuery(['line'], {
  outcome: z.nullish(z.enum(rowOutcomes)),
  undo: z.nullish(z.enum(importUndoOutcomes)),
  /** Whether the workbook hides them. */
  isHidden: z.nullish(bit),
  /** Whether they are of people who are likely there already. */
  isLikely: z.nullish(bit),
})
export type ImportRowQuery = z.output<typeof rowQuery>

const byId = '/api/imports/{id}'
const permission = 'can-import-data'
const refreshes = ['imports'] as const
const atRevision = z.object({ revision })

export const imports = calls('imports', {
  list: endpoint({
    method: 'GET',
    path: '/api/imports',
    permission,
    query: listQuery(['created_at', 'kind'], { kind: z.nullish(z.enum(importKinds)) }),
    response: listOf(summary),
  }),
  /** Reads a file and returns a preview of its effect. Nothing else is written. */
  create: endpoint({
    method: 'POST',
    path: '/api/imports',
    collects: 'import',
    permission,
    refreshes,
    isMultipart: true,
    body: z.object({
      kind: z.enum(importKinds),
      file: file('table'),
      archive: z.nullish(file('archive')),
    }),
    response: single(details),
    limit: { max: 60, seconds: 3600 },
  }),
  /** A small file to begin with, in the reader's language. */
  example: endpoint({
    method: 'GET',
    path: '/api/imports/example',
    permission,
    query: z.object({ kind: z.enum(importKinds) }),
    response: binary,
  }),
  /** All that could be imported again, in the format of each kind. */
  exportAcademy: endpoint({
    method: 'GET',
    path: '/api/imports/academy',
    permission: 'can-export-academy',
    response: binary,
    limit: { max: 10, seconds: 3600 },
  }),
  /** What the tables of that export add up to now. */
  sums: endpoint({
    method: 'GET',
    path: '/api/imports/sums',
    permission: 'can-export-academy',
    response: z.object({ data: z.array(academySum) }),
    limit: { max: 60, seconds: 3600 },
  }),
  get: endpoint({ method: 'GET', path: byId, permission, response: single(details) }),
  rows: endpoint({ method: 'GET', path: `${byId}/rows`, permission, query: rowQuery, response: listOf(row) }),
  /** The files of the ZIP that no row names. */
  files: endpoint({
    method: 'GET',
    path: `${byId}/files`,
    permission,
    response: z.object({ data: listing }),
  }),
  /** A result for each row, with the row of the file. */
  export: endpoint({ method: 'GET', path: `${byId}/csv-export`, permission, query: rowQuery, response: binary }),
  /** Sets the column of each field, and compares again. */
  match: endpoint({
    method: 'PUT',
    path: `${byId}/columns`,
    permission,
    refreshes,
    body: z.object({
      columns,
      /** Without it, as detected in the file. */
      date_order: z.optional(z.enum(dateOrders)),
      revision,
    }),
    response: single(details),
  }),
  /** Reads the same file as another kind, with its columns recognized again, and compares again. */
  changeKind: endpoint({
    method: 'PUT',
    path: `${byId}/kind`,
    permission,
    refreshes,
    body: z.object({ kind: z.enum(importKinds), revision }),
    response: single(details),
  }),
  /** Packages that a file of sales names and the price list lacks. */
  packages: endpoint({
    method: 'GET',
    path: `${byId}/packages`,
    permission,
    response: z.object({ data: z.array(missingPackage) }),
  }),
  /** Adds such packages to the price list, and compares again. */
  addPackages: endpoint({
    method: 'POST',
    path: `${byId}/packages`,
    permission,
    refreshes: ['imports', 'packages'],
    body: z.object({
      packages: z
        .array(z.object({ name: line(120), price, entries, validity_days, is_active }))
        .check(z.maxLength(maxMissingPackages, 'too_many')),
      revision,
    }),
    response: single(details),
  }),
  start: endpoint({
    method: 'PUT',
    path: `${byId}/start`,
    permission,
    refreshes,
    body: atRevision,
    response: single(details),
  }),
  /** What runs leaves nothing, and is a draft again. */
  cancel: endpoint({
    method: 'PUT',
    path: `${byId}/cancel`,
    permission,
    refreshes,
    response: single(details),
  }),
  undo: endpoint({
    method: 'PUT',
    path: `${byId}/undo`,
    permission,
    refreshes,
    body: atRevision,
    response: single(details),
  }),
  /** Only one that was not brought in. */
  remove: endpoint({ method: 'DELETE', path: byId, permission, refreshes }),
})
