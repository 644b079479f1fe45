import { z } from 'zod/mini'
import { id, instant } from '../fields.ts'

/*
 * Work on many rows: it is looked at first (`DRAFT`), done by a job, and can be taken back as a whole. An import is such work, and so are
 * vouchers for many.
 */

/** `FAILED`: the job broke off, and nothing was written. */
const workStates = ['DRAFT', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'] as const
export type WorkState = (typeof workStates)[number]
/** What became of a row when the work was taken back. */
export const undoOutcomes = ['UNDONE', 'KEPT'] as const

/** The fields of all such work. */
export const longWork = {
  id: id(),
  state: z.enum(workStates),
  /** How many rows the job is through with. */
  progress: z.int(),
  rows_total: z.int(),
  rows_error: z.int(),
  /** What stayed when it was taken back. */
  rows_kept: z.int(),
  /** Null for deleted users. */
  by: z.nullable(z.string()),
  created_at: instant(),
  finished_at: z.nullable(instant()),
  undone_at: z.nullable(instant()),
  undone_by: z.nullable(z.string()),
  /** Taking it back broke off, and took nothing back. */
  has_undo_failed: z.boolean(),
  revision: z.int(),
}
export type LongWork = { [Field in keyof typeof longWork]: z.output<(typeof longWork)[Field]> }
