import type { Permission, RoleName } from '#kit/contract/permissions.ts'
import { allows, type RoleHolder } from '#kit/contract/rights.ts'
import { metrics } from '#network/levels/contract/levels.ts'
import { fileFields } from './imports.files.ts'

/*
 * What can be imported. A kind is an entry here, its importer in `server/importers.ts`, the other headings of its new fields in
 * `server/headings.ts`, and the texts of these fields: name, meaning and example (`import-fields.text.ts`).
 */

type Kind = {
  /** The right to create such records one by one is the right to import them. */
  right: Permission
  /** The role of the accounts that it creates, which the importing user has to be allowed to give. */
  gives?: RoleName
  /** The record of a row, by its kind as screens name it. */
  record: string
  fields: readonly string[]
  /** Its rows are about nobody: no notice to give, nobody to invite. */
  isAboutNobody?: true
  /** A ZIP with the files that its rows name can come with it. */
  hasArchive?: true
  /** Each row has a value for these: without a column for one of them no row can be read. */
  required: readonly string[]
  /** Where files of another kind may have the rest of its fields, too: those that only its own files have. */
  telling?: readonly string[]
}

const account = ['account', 'unwanted_mails'] as const
const people = ['first_name', 'last_name', 'full_name', 'reversed_name', 'phone', 'country_id'] as const

export const kindsOfImports = {
  LEVELS: {
    right: 'can-edit-system-settings',
    record: 'level',
    fields: ['level_code', 'level_name', 'level_name_en', 'position', ...metrics],
    required: ['level_code'],
    isAboutNobody: true,
  },
  PACKAGES: {
    right: 'can-sell-student-packages',
    record: 'package',
    fields: [
      ...(['package_name', 'package_name_en', 'description', 'description_en'] as const),
      ...(['list_price', 'package_entries', 'validity_days', 'on_sale'] as const),
    ],
    required: ['list_price', 'package_entries', 'validity_days'],
    isAboutNobody: true,
  },
  STUDENTS: {
    right: 'can-edit-students',
    gives: 'client',
    record: 'student',
    fields: ['email', ...people, 'language_name', 'internal_note', ...account],
    required: ['email'],
  },
  ARTISTS: {
    right: 'can-edit-pro-artist',
    gives: 'pro-artist',
    record: 'proArtist',
    fields: [
      'email',
      ...people,
      ...(['language_name', 'level', 'level_on', 'activation', 'city', 'street', 'postal_code'] as const),
      ...(['company_name', 'tax_id', 'website', 'instagram', 'techniques', 'years_of_experience'] as const),
      ...(['languages', 'internal_note'] as const),
      ...account,
      ...fileFields,
    ],
    required: ['email'],
    telling: ['level', 'level_on', 'techniques', 'years_of_experience', 'pictures', 'licences', 'insurances'],
    hasArchive: true,
  },
  TRAININGS: {
    right: 'can-accept-pro-artist-training',
    record: 'participant',
    fields: [
      ...([
        'training_title',
        'first_day_on',
        'last_day_on',
        'taught_by',
        'place',
        'technique',
        'language_name',
      ] as const),
      ...(['email', 'full_name', 'first_name', 'last_name', 'reversed_name', 'result'] as const),
    ],
    required: ['training_title', 'last_day_on', 'email'],
  },
  SALES: {
    right: 'can-sell-student-packages',
    record: 'studentPackage',
    fields: [
      ...(['email', 'package', 'price', 'payment_status', 'sold_on', 'activates_on', 'expires_on'] as const),
      ...(['entries', 'entries_used', 'pause_starts_on', 'pause_ends_on', 'seller', 'same_sale'] as const),
    ],
    required: ['email', 'package'],
  },
  VOUCHERS: {
    right: 'can-issue-vouchers',
    record: 'voucher',
    fields: [
      ...(['email', 'code', 'number', 'worth', 'uses_left', 'budget_left'] as const),
      ...(['price', 'activates_on', 'expires_on'] as const),
    ],
    required: ['email', 'worth'],
  },
  CERTIFICATES: {
    right: 'can-correct-certificates',
    record: 'certificate',
    fields: [
      ...(['number', 'full_name', 'first_name', 'last_name', 'reversed_name', 'email'] as const),
      ...(['training_title', 'issued_on', 'first_day_on', 'last_day_on', 'artist', 'outcome'] as const),
      ...(['technique', 'hours', 'place', 'language_name'] as const),
    ],
    required: ['number', 'training_title', 'last_day_on'],
  },
} as const satisfies Record<string, Kind>

/** The same for all kinds, with what not each of them has. */
export const kindOf = ({ kind }: { kind: ImportKind }): Kind => kindsOfImports[kind]

export type ImportKind = keyof typeof kindsOfImports
export const importKinds = Object.keys(kindsOfImports) as ImportKind[]

/** What can be read from a file's columns. */
export type ImportField = (typeof kindsOfImports)[ImportKind]['fields'][number]
export const importFields = [...new Set(importKinds.flatMap((kind): ImportField[] => [...kindsOfImports[kind].fields]))]

export function isRequired(kind: ImportKind, field: ImportField): boolean {
  return (kindsOfImports[kind].required as readonly ImportField[]).includes(field)
}

/** What the reader may bring in. */
export function importableKinds(reader: RoleHolder): ImportKind[] {
  return importKinds.filter((kind) => allows(reader, kindsOfImports[kind].right))
}

/** Written with the month after the day, or before it. */
export const dateOrders = ['DMY', 'MDY'] as const
export type DateOrder = (typeof dateOrders)[number]

export const isMoney = (field: ImportField) => ['price', 'list_price', 'budget_left'].includes(field)
export const isDate = (field: ImportField) => field.endsWith('_on')
