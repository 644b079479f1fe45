import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { MergedKind, Merging } from '#kit/server/merging/references.ts'
import type { Side } from '#office/duplicates/contract/merges.ts'
import { carryOut, type Ids, type Move, movesOf, storeMoves } from './moves.ts'

/* What merging has in common, whichever kind of records becomes one. */

type Joining = {
  pairId: number
  to: Ids
  from: Ids
  before: object
  after: object
  /** From then on nobody signs in to the account of the one that is given up. */
  close: () => Promise<void>
  /** The record that stays has the values that were chosen. */
  takeOver: () => Promise<void>
}

/** Makes all references to one record (`from`) refer to the other (`to`), and stores each as a move, by which an undo reverses it. */
export async function joinRecords(
  ctx: Context,
  merging: readonly Merging[],
  kind: MergedKind,
  { pairId, to, from, before, after, close, takeOver }: Joining,
): Promise<void> {
  const moves = await movesOf(ctx.db, merging, kind, { merged: from, kept: to })
  await close()
  await carryOut(ctx.db, moves)
  await takeOver()
  for (const { recount } of merging) await recount?.(ctx.db, kind, [to.record, from.record])
  await storeMerge(ctx, pairId, { kept: to.record, merged: from.record, before, after }, moves)
}

type Stored = { kept: number; merged: number; before: object; after: object }

/** By which it is undone. */
export async function storeMerge(
  { db, now, user }: Context,
  pairId: number,
  { kept, merged, before, after }: Stored,
  moves: readonly Move[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into merges (pair_id, kept_id, merged_id, merged_at, merged_by, before, after)
    values (${pairId}, ${kept}, ${merged}, ${now}, ${user.id}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)
    returning id
  `.execute(db)
  await storeMoves(db, rows[0]?.id ?? 0, moves)
}

/** Of each field the chosen side's value. */
export function chosenValues<Person, Field extends string & keyof Person>(
  people: Record<Side, Person>,
  fields: Record<Field, Side>,
): Pick<Person, Field> {
  const values = Object.entries<Side>(fields).map(([field, side]) => [field, people[side][field as Field]])
  return Object.fromEntries(values) as Pick<Person, Field>
}

type Noted = { internal_note: string | null; unwanted_mails: string[] }

/** Both notes of the office, and no mail that was unsubscribed from on either side. */
export function keptOfBoth(kept: Noted, merged: Noted): Noted {
  return {
    internal_note: notesOfBoth(kept, merged),
    unwanted_mails: [...new Set([...kept.unwanted_mails, ...merged.unwanted_mails])],
  }
}

/** The notes of the office, each once. */
export function notesOfBoth(...people: Pick<Noted, 'internal_note'>[]): string | null {
  const notes = people.map(({ internal_note }) => internal_note).filter((note) => note !== null)
  return [...new Set(notes)].join('\n\n') || null
}
