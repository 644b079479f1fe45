/*
 * Declares the personal data in a feature's tables. Every column of text, JSON or bytes is declared: a test reads the
 * schema and fails by name. From the declarations comes docs/personal-data.md, by which the office answers requests for
 * a person's data, or for its erasure.
 */

import type { DataKind, KeepingReason } from '#kit/contract/values/data-kinds.ts'

/** By table. Tables of the portal's own are named without a schema. */
export type PersonalData = Readonly<Record<string, TableDeclaration>>

type TableDeclaration = {
  /** Whose rows these are, and what becomes of them. A row may be about several people: the author of a message, and whom it is to. */
  about?: readonly About[]
  /** Words by anybody, about anything: when somebody is erased, their full name, email and phone are blacked out in them. */
  mentions?: readonly string[]
  /** Columns without personal data. */
  notPersonal?: readonly string[]
  /** Hashes and keys: part of a row that is declared above, and in no export. */
  secret?: readonly string[]
}

export type About = {
  kind: DataKind
  /** SQL: which rows. `:user`, `:artist` and `:student` are the person's ids (null: has none), `:name`, `:email` and `:phones` what they are called, and by what reached. */
  rows: string
  /** The rows are deleted with these columns. */
  deleted?: readonly string[]
  /** The rows stay; SQL of what each of these columns becomes. */
  blanked?: Readonly<Record<string, string>>
  /** These columns stay as they are. */
  retained?: { because: KeepingReason; columns: readonly string[] }
  /** Columns with names or words of other people: masked in the export. */
  ofOthers?: readonly string[]
  /** The rows are other people’s, and only name this one: they are erased with them, and in no export. */
  isOfOthers?: true
}

/** Why something stays after an erasure. */
export const reasonsToKeep = {
  certificate:
    'a certificate proves that a training was completed, and anybody can verify it by its number; until the office revokes it',
  accounting: 'amounts and counts for accounting and taxes, without the name; for as long as tax law requires',
  ledger: 'entries of the voucher ledger that make up its balance, without the name; as long as the ledger',
  acceptance: 'evidence that the terms were accepted; until claims expire',
  consent:
    'what a person in pictures, or by name the guardian of a minor, agreed to and took back: evidence that what was published was lawful (GDPR, articles 7(1) and 17(3)(e)), which a trigger keeps from changes; as long as the work is in the portal',
  rating: 'the stars of a review, which count in averages, without the words and the name; as long as the training',
  decision: 'decisions and answers to other people; as long as their case',
  teaching: 'trainings to which certificates and seats of other people refer, without the name; as long as those',
  trail: 'the number and the events of the audit log, without the name and the content; evidence of who did what',
} as const satisfies Record<KeepingReason, string>
