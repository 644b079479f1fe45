import { sql } from 'kysely'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { maxDocuments } from '#network/artists/server/files/artist-files.steps.ts'
import {
  type Applicant,
  type ApplicationComparison,
  closingObstacles,
  filledFields,
} from '#office/duplicates/contract/application-merges.ts'
import { type Side, sides, undoDays } from '#office/duplicates/contract/merges.ts'
import { mergesOf, type Pair } from '../merging/merge.queries.ts'

export type Applicants = Record<Side, Applicant & { user_id: number | null; status_changed_at: string }>

/** Of a pair that its reader may see. */
export async function applicantsOf(db: Db, { left, right }: Pair): Promise<Applicants> {
  const rows = await db
    .selectFrom('pro_artists')
    .select(['id', 'user_id', 'first_name', 'last_name', 'email', 'phone', 'city', 'internal_note', ...filledFields])
    .select(['invitation_status', 'applied_at', 'status_changed_at', 'revision'])
    .select([
      sql<boolean>`user_id is not null`.as('has_account'),
      sql<number>`(select count(*) from pro_artist_documents where pro_artist_id = pro_artists.id)`.as('documents'),
    ])
    .where('id', 'in', [left.id, right.id])
    .execute()
  const person = (id: number) => rows.find((row) => row.id === id) as Applicants[Side]
  return { left: person(left.id), right: person(right.id) }
}

export function closableOf(people: Applicants): Side[] {
  return sides.filter((side) => !people[side].has_account)
}

/** What keeps an application from being closed. */
export async function obstaclesToClosing(db: Db, people: Applicants): Promise<ApplicationComparison['obstacles']> {
  const { left, right } = people
  const ids = [left.id, right.id]
  const users = [left.user_id, right.user_id].filter((id) => id !== null)
  const { rows } = await sql<{ ERASURE: boolean; MERGED: boolean }>`select
    exists (select from erasures where artist_id = any(${ids}::int[]) or user_id = any(${users}::int[])) as "ERASURE",
    exists (select from pro_artists where id = any(${ids}::int[]) and merged_into is not null) as "MERGED"
  `.execute(db)
  const found: Partial<Record<string, boolean>> = {
    ...rows[0],
    ACCOUNTS: closableOf(people).length === 0,
    DOCUMENTS: left.documents + right.documents > maxDocuments,
  }
  return closingObstacles.filter((kind) => found[kind])
}

export async function lastClosing(
  { db }: Pick<Reader, 'db'>,
  { id, left }: Pair,
): Promise<ApplicationComparison['merge']> {
  const row = await mergesOf({ db }, id)
    .select(['kept_id', 'merged_at', 'undone_at', 'left_behind'])
    .select([
      sql<string | null>`(select ${fullNameIn()} from users where users.id = merged_by)`.as('by'),
      sql<number>`(select count(*) from merge_moves where merge_id = merges.id)`.as('documents'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { kept_id, left_behind, ...merge } = row
  return {
    ...merge,
    kept: kept_id === left.id ? 'left' : 'right',
    undo_until: shift(new Date(merge.merged_at), { days: undoDays }),
    left_behind: left_behind.reduce((sum, { count }) => sum + count, 0),
  }
}
