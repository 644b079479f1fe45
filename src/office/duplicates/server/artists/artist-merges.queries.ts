import { sql } from 'kysely'
import { currency } from '#kit/contract/values/money.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { levelOrNull, pictureOrNull, typedColumns } from '#network/artists/server/artists.queries.ts'
import { maxDocuments } from '#network/artists/server/files/artist-files.steps.ts'
import {
  type ArtistFigures,
  type ArtistObstacle,
  artistObstacles,
  chosenData,
  type MergedArtist,
  mayStay,
} from '#office/duplicates/contract/artist-merges.ts'
import type { Side } from '#office/duplicates/contract/merges.ts'
import { hasPast } from '#people/account/server/past.queries.ts'
import type { Pair } from '../merging/merge.queries.ts'

export type Artist = MergedArtist & {
  user_id: number
  level_id: number
  unwanted_mails: string[]
  is_blocked: boolean
  activation_status: number
  status_changed_at: string
  student_status: 'ACTIVE' | 'BLOCKED' | null
}
export type Artists = Record<Side, Artist>

/** Of a pair that its reader may see; null where one of them has no account, and so is an application. */
export async function artistsOf(db: Db, { left, right }: Pair): Promise<Artists | null> {
  const rows = await db
    .selectFrom('pro_artists')
    .innerJoin('users', 'users.id', 'pro_artists.user_id')
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select(['pro_artists.id', 'pro_artists.email', 'internal_note', 'pro_team', 'applied_at', 'pro_artists.revision'])
    .select(['users.id as user_id', 'level_id', 'activation_status', 'status_changed_at'])
    .select(['unwanted_mails', 'is_blocked', 'users.status as account', 'signed_in_at', 'email_proven_at'])
    .select(
      typedColumns(chosenData).map((column) =>
        typeof column === 'string' ? (`pro_artists.${column}` as const) : column,
      ),
    )
    .select([levelOrNull.as('level'), pictureOrNull.as('avatar_url'), figures.as('figures')])
    .select(
      sql<MergedArtist['public_page']>`(
        select case when blocked_at is not null then 'BLOCKED' when is_on then 'ON' else 'OFF' end
        from public_profiles where pro_artist_id = pro_artists.id
      )`.as('public_page'),
    )
    .select([student.as('student'), studentStatus.as('student_status')])
    .where('pro_artists.id', 'in', [left.id, right.id])
    .execute()
  const artist = (id: number) => rows.find((row) => row.id === id) as Artist | undefined
  const [one, other] = [artist(left.id), artist(right.id)]
  return one && other ? { left: one, right: other } : null
}

const student = sql<MergedArtist['student']>`coalesce(
  (select case when ${hasPast} then 'USED' else 'UNUSED' end from students where students.user_id = users.id), 'NONE'
)`
const studentStatus = sql<Artist['student_status']>`(select status from students where students.user_id = users.id)`

const figures = sql<ArtistFigures>`json_build_object(
  'trainings', (select count(*) from trainings where pro_artist_id = pro_artists.id),
  'packages', (select count(*) from student_packages where pro_artist_id = pro_artists.id),
  'works', (select count(*) from portfolio_items where pro_artist_id = pro_artists.id),
  'reviews', (select count(*) from reviews where artist_id = pro_artists.id),
  'responsibilities', (select count(*) from additional_responsibilities where pro_artist_id = pro_artists.id),
  'upgrades', (select count(*) from status_upgrade_requests where pro_artist_id = pro_artists.id),
  'vouchers', (select count(*) from vouchers where holder_id = users.id),
  'balance', (
    select json_build_object('amount', coalesce(sum(balance), 0), 'currency', ${currency}::text) from vouchers
    where holder_id = users.id and uses_left > 0 and blocked_at is null
  ),
  'documents', (select count(*) from pro_artist_documents where pro_artist_id = pro_artists.id),
  'messages', (
    select count(*) from messages join conversations on conversations.id = conversation_id where pro_artist_id = pro_artists.id
  )
)`

/** What has to be settled first. Nothing for two records that are merged with each other already. */
export async function obstaclesToMerging(db: Db, { left, right }: Artists): Promise<ArtistObstacle[]> {
  const [ids, users] = [
    [left.id, right.id],
    [left.user_id, right.user_id],
  ]
  const { rows } = await sql<Partial<Record<ArtistObstacle, boolean>>>`select
    exists (select from erasures where user_id = any(${users}::int[]) or artist_id = any(${ids}::int[])) as "ERASURE",
    exists (
      select from users left join user_roles on user_id = users.id left join roles on roles.id = role_id
      where users.id = any(${users}::int[]) and merged_into is null and roles.name is distinct from 'pro-artist'
    ) as "ROLE",
    exists (
      select from students join participants on student_id = students.id join trainings on trainings.id = training_id
      where students.user_id = any(${users}::int[]) and pro_artist_id = any(${ids}::int[]) and participants.status <> 'CANCELLED'
      union all
      select from students join waiting_students on student_id = students.id join trainings on trainings.id = training_id
      where students.user_id = any(${users}::int[]) and pro_artist_id = any(${ids}::int[])
        and waiting_students.status in ('WAITING', 'OFFERED')
    ) as "SEAT",
    exists (select from pro_artists where id = any(${ids}::int[]) and merged_into is not null) as "MERGED",
    exists (
      select from status_upgrade_requests where pro_artist_id = any(${ids}::int[]) and status = 'PENDING'
    ) as "UPGRADE",
    exists (
      select from content_reports
      where kind = 'PROFILE' and content_id = any(${ids}::int[]) and state in ('TO_DECIDE', 'OBJECTED')
    ) as "REPORT"
  `.execute(db)
  const found = {
    ...rows[0],
    STUDENT: !mayStay(left, right) && !mayStay(right, left),
    DOCUMENTS: left.figures.documents + right.figures.documents > maxDocuments,
  }
  return artistObstacles.filter((kind) => found[kind])
}
