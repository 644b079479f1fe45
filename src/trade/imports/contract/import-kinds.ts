import type { Permission } from '#kit/contract/permissions.ts'
import { allows, type RoleHolder } from '#kit/contract/rights.ts'

export const importKinds = ['STUDENTS', 'SALES'] as const
export type ImportKind = (typeof importKinds)[number]

type Kind = {
  /** The right to create such records one by one is the right to import them. */
  right: Permission
  fields: readonly ImportField[]
  /** Without a column for each of these no row can be read. */
  required: readonly ImportField[]
}

/** What can be read from a file's columns. */
export const importFields = [
  'email',
  'first_name',
  'last_name',
  'full_name',
  /** The last name before the first. */
  'reversed_name',
  'phone',
  'country_id',
  'language_name',
  'internal_note',
  'package',
  'price',
  'payment_status',
  'sold_on',
  'activates_on',
  'expires_on',
  'entries',
  'entries_used',
  'seller',
] as const
export type ImportField = (typeof importFields)[number]

export const kindsOfImports = {
  STUDENTS: {
    right: 'can-edit-students',
    fields: [
      'email',
      'first_name',
      'last_name',
      'full_name',
      'reversed_name',
      'phone',
      'country_id',
      'language_name',
      'internal_note',
    ],
    required: ['email'],
  },
  SALES: {
    right: 'can-sell-student-packages',
    fields: [
      'email',
      'package',
      'price',
      'payment_status',
      'sold_on',
      'activates_on',
      'expires_on',
      'entries',
      'entries_used',
      'seller',
    ],
    required: ['email', 'package'],
  },
} as const satisfies Record<ImportKind, Kind>

/** What the reader may bring in. */
export function importableKinds(reader: RoleHolder): ImportKind[] {
  return importKinds.filter((kind) => allows(reader, kindsOfImports[kind].right))
}

/** Written with the month after the day, or before it. */
export const dateOrders = ['DMY', 'MDY'] as const
export type DateOrder = (typeof dateOrders)[number]

export const isDate = (field: ImportField) => field.endsWith('_on')
