import type { Identified } from '../list-column.ts'

/** A bulk action: one call for each row. The first action that applies is the primary button; `danger` comes last. */
export type BulkAction<Row extends Identified> = {
  name: string
  /** The button's label, a verb. */
  label: string
  /** The question before it is done. */
  question: (count: number) => string
  text?: string
  tone?: 'danger'
  /** A message to everybody concerned. */
  message?: { label: string; hint?: string; isRequired: boolean; max: number }
  /** A required choice, the same for all rows. */
  choice?: { label: string; options: { value: string; label: string }[] }
  /** A checkbox, the same for all rows. */
  checkbox?: { label: string; hint?: string }
  applies: (row: Row) => boolean
  /** Describes how a row differs from what it was when it was selected, as far as the decision depends on it. */
  changes?: (before: Row, now: Row) => string[]
  /** A warning about one of the rows. */
  warning?: (row: Row) => string | null
  /** Sends the call for a row, with the revision that the user saw; it is refused if the row has changed. */
  run: (row: Row, message: string | null, picked: BulkPicked) => Promise<unknown>
}

/** A way to a screen where something is done with the selected rows together. */
export type BulkWay<Row extends Identified> = Pick<BulkAction<Row>, 'name' | 'label' | 'applies'> & {
  tone?: undefined
  go: (rows: Row[]) => void
}

/** The reader's choice and checkbox. */
export type BulkPicked = { choice: string | null; isChecked: boolean }
