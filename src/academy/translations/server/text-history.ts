import { sql } from 'kysely'
import type { PortalText, TextChange } from '#academy/translations/contract/portal-texts.ts'
import { type InPlaces, placesOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'

/** Every change of some texts, the newest first. */
function textChanges(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('revisions')
    .leftJoin('users', 'users.id', 'user_id')
    .where('entity', '=', 'texts')
    .where('row_id', '=', sql<number>`any(${ids})`)
    .orderBy('revisions.revision', 'desc')
    .select(['row_id', 'revisions.revision as id', 'at', nameOrNullIn().as('by'), 'changes'])
}

export async function historyOf(db: Db, id: number): Promise<TextChange[]> {
  const found = await textChanges(db, [id]).execute()
  return found.map(({ row_id, ...change }) => change as TextChange)
}

export async function historiesOf(db: Db, ids: readonly number[]): Promise<Map<number, TextChange[]>> {
  const histories = new Map<number, TextChange[]>()
  for (const { row_id, ...change } of await textChanges(db, ids).execute())
    histories.set(row_id, [...(histories.get(row_id) ?? []), change as TextChange])
  return histories
}

/** A text at one of its revisions: the present one, with every later change reverted. */
export function textsAt(text: PortalText, history: readonly TextChange[], revision: number): InPlaces {
  const later = history.filter(({ id }) => id > revision).flatMap(({ changes }) => changes as FieldChange[])
  const then = { ...text.texts }
  // The newest first: the earliest of the later changes has the last word.
  for (const { field, before } of later) {
    if (typeof before === 'string') then[field as TextPlace] = before
    else delete then[field as TextPlace]
  }
  return Object.fromEntries(
    placesOf(text).flatMap((place) => (then[place] === undefined ? [] : [[place, then[place]]])),
  )
}
