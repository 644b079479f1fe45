import { sql } from 'kysely'
import { currency } from '#kit/contract/values/money.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { type Merging, type Moved, referencesIn } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import {
  type Comparison,
  type Counted,
  type MergePerson,
  type Side,
  undoDays,
} from '#office/duplicates/contract/merges.ts'
import { isFinalTraining } from '#teaching/trainings/server/trainings.queries.ts'
import { type Ids, movedColumns } from './moves.ts'

/** The fields of both people that a merge changed: of the one who stayed, and of the other one. */
export type Snapshot = {
  kept: Fields
  merged: { is_blocked: boolean }
}
export type Fields = Pick<
  MergePerson,
  'first_name' | 'last_name' | 'phone' | 'country_id' | 'language_name' | 'internal_note'
> & { unwanted_mails: string[] }

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    merges: { before: Snapshot; after: Snapshot; left_behind: Counted[] }
  }
}

export type Person = MergePerson & { user_id: number; unwanted_mails: string[] }
export type Pair = Pick<DuplicatePair, 'id' | 'kind' | 'state'> & { left: { id: number }; right: { id: number } }

export const idsOf = ({ id, user_id }: { id: number; user_id: number }): Ids => ({ record: id, user: user_id })

/** Of a pair that its reader may see. */
export async function peopleOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { left, right }: Pair,
): Promise<Record<Side, Person>> {
  const { rows } = await sql<Person>`
    select students.id, user_id, students.first_name, students.last_name, students.email, phone, country_id, students.language_name,
      internal_note, students.created_at, revision, unwanted_mails, users.status as account, signed_in_at, email_proven_at,
      json_build_object(
        'seats', (select count(*) from participants where student_id = students.id and status <> 'CANCELLED'),
        'packages', (select count(*) from student_packages where student_id = students.id),
        'entries_left', (
          select coalesce(sum(entries_total - entries_used), 0) from student_packages
          where student_id = students.id and status in ('PENDING', 'ACTIVE') and (expires_at is null or expires_at > ${now.toISOString()})
        ),
        'vouchers', (select count(*) from vouchers where holder_id = user_id),
        'balance', (
          select json_build_object('amount', coalesce(sum(balance), 0), 'currency', ${currency}::text) from vouchers
          where holder_id = user_id and uses_left > 0 and blocked_at is null
        ),
        'certificates', (select count(*) from certificates where student_id = students.id),
        'reviews', (
          select count(*) from reviews join participants on participants.id = participant_id where student_id = students.id
        ),
        'messages', (
          select count(*) from messages join conversations on conversations.id = conversation_id where student_id = students.id
        )
      ) as figures
    from students join users on users.id = user_id where students.id in (${left.id}, ${right.id})
  `.execute(db)
  const person = (id: number) => rows.find((row) => row.id === id) as Person
  return { left: person(left.id), right: person(right.id) }
}

type SeatTwice = Comparison['seats_twice'][number] & { are_both_taken: boolean }

/** Both have a seat in these trainings. */
export async function seatsTwice(db: Db, merging: readonly Merging[], { left, right }: Pair): Promise<SeatTwice[]> {
  const seat = referencesIn(merging).participants?.student_id as Moved | undefined
  const first = seat?.once?.first ?? 'id'
  const { rows } = await sql<SeatTwice>`
    select trainings.id as training_id, title, starts_at,
      case when holders[1] = ${left.id} then 'left' else 'right' end as person,
      are_both_taken, are_both_taken and not ${isFinalTraining} as is_open
    from (
      select training_id, array_agg(student_id order by ${sql.raw(first)}) as holders, bool_and(status <> 'CANCELLED') as are_both_taken
      from participants where student_id in (${left.id}, ${right.id}) group by training_id having count(*) = 2
    ) twice join trainings on trainings.id = training_id
    order by starts_at, trainings.id
  `.execute(db)
  return rows
}

/** The last merge of a pair. */
export function mergesOf({ db }: Pick<Reader, 'db'>, pairId: number) {
  return db.selectFrom('merges').where('pair_id', '=', pairId).orderBy('id', 'desc').limit(1)
}

export async function lastMerge(
  { db }: Pick<Reader, 'db'>,
  merging: readonly Merging[],
  { id, left }: Pair,
): Promise<Comparison['merge']> {
  const row = await mergesOf({ db }, id)
    .select(['id', 'kept_id', 'merged_at', 'undone_at', 'left_behind'])
    .select(sql<string | null>`(select ${fullNameIn()} from users where users.id = merged_by)`.as('by'))
    .executeTakeFirst()
  if (!row) return null
  const { id: mergeId, kept_id, ...merge } = row
  const moves = await db
    .selectFrom('merge_moves')
    .select(['table_name as table', 'column_name as column', (eb) => eb.fn.countAll<number>().as('count')])
    .where('merge_id', '=', mergeId)
    .groupBy(['table_name', 'column_name'])
    .execute()
  return {
    ...merge,
    kept: kept_id === left.id ? 'left' : 'right',
    undo_until: shift(new Date(merge.merged_at), { days: undoDays }),
    moved: countsByKind(merging, moves),
  }
}

/** Of moves, or of numbers of them. */
export function countsByKind(
  merging: readonly Merging[],
  moves: readonly { table: string; column: string; count?: number }[],
): Counted[] {
  const counts = new Map<Counted['kind'], number>()
  const columns = movedColumns(merging)
  for (const { table, column, count = 1 } of moves) {
    const kind = columns.find((one) => one.table === table && one.column === column)?.moved.kind
    // A message is one message, although its conversation and its author change.
    if (kind && !(table === 'messages' && column === 'user_id'))
      counts.set(kind, (counts.get(kind) ?? 0) + Number(count))
  }
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
