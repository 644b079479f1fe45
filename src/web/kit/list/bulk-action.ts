import type { Identified } from './list-column.ts'

/** What can be done to many rows, each by a call of its own. The first of them that applies stands out; `danger` comes last. */
export type BulkAction<Row extends Identified> = {
  name: string
  /** The button's label, a verb. */
  label: string
  /** The question before it is done. */
  question: (count: number) => string
  text?: string
  tone?: 'danger'
  /** A message to everybody concerned. */
  word?: { label: string; hint?: string; isRequired: boolean; max: number }
  /** A required choice, the same for all rows. */
  choice?: { label: string; options: { value: string; label: string }[] }
  /** A checkbox, the same for all rows. */
  tick?: { label: string; hint?: string }
  applies: (row: Row) => boolean
  /** Describes how a row differs from what it was when it was selected, as far as the decision depends on it. */
  changes?: (seen: Row, now: Row) => string[]
  /** A warning about one of the rows. */
  caveat?: (row: Row) => string | null
  /** Does it to a row at the revision that the reader saw; the call is refused where the row has changed. */
  run: (row: Row, word: string | null, picked: BulkPicked) => Promise<unknown>
}

/** The reader's choice and checkbox. */
export type BulkPicked = { choice: string | null; isChecked: boolean }
