import type { Identified } from './list-column.ts'

/** What can be done to many rows, each by a call of its own. The first of them that applies stands out; `danger` comes last. */
export type BulkAction<Row extends Identified> = {
  name: string
  /** What the button says, as a verb. */
  label: string
  /** What will happen, asked before it does. */
  question: (count: number) => string
  text?: string
  tone?: 'danger'
  /** A word for everybody concerned. */
  word?: { label: string; hint?: string; isRequired: boolean; max: number }
  /** One of several, for all of them; it has to be chosen. */
  choice?: { label: string; options: { value: string; label: string }[] }
  /** Something that may be so for all of them. */
  tick?: { label: string; hint?: string }
  applies: (row: Row) => boolean
  /** What is otherwise now than when the row was picked, in words, as far as the decision rests on it. */
  changes?: (seen: Row, now: Row) => string[]
  /** What to know about one of them before it is done. */
  caveat?: (row: Row) => string | null
  /** Does it to a row as the reader has seen it: the call says so, and is refused where that has changed. */
  run: (row: Row, word: string | null, picked: BulkPicked) => Promise<unknown>
}

/** What the reader has chosen and ticked. */
export type BulkPicked = { choice: string | null; isTicked: boolean }
