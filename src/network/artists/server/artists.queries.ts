import { type SqlBool, sql } from 'kysely'
import type { FieldValues } from '#kit/contract/field-table.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { WaitingDecision } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { ArtistDocument, ProArtist, ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'
import { invitationStatus, ownEvents } from '#network/artists/contract/artists.flow.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    pro_artists: {
      language_name: Language
      languages: Data['languages']
      techniques: Data['techniques']
      files_before: SentFiles
    }
    pro_artist_history: { changes: FieldChange[] }
  }
}

type Data = FieldValues<typeof artistFields>

/** Picture and documents of a form, as the office sees them. */
export type SentFiles = {
  avatar: number | null
  documents: Pick<ArtistDocument, 'id' | 'kind' | 'name' | 'valid_until'>[]
}

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus

/** Who may see which states of an application. */
const statesByRight = [
  ['can-view-all-pro-artists', [COMPLETED]],
  ['can-view-applied-pro-artists', [APPLIED, ACCEPTED, REJECTED]],
  ['can-view-pending-verifications-pro-artist', [TO_VERIFY, MISSING_DATA]],
] as const

/** Whether the artist has a pending request for a higher level. */
export const hasOpenUpgrade = sql<SqlBool>`exists (
  select from status_upgrade_requests where pro_artist_id = pro_artists.id and status = 'PENDING'
)`

/** The artists that a person may see: those that their rights open, and themselves. Every read and write starts here. */
export function visibleArtists(db: Db, user: User) {
  const closed = statesByRight.filter(([permission]) => !hasPermission(user, permission))
  if (closed.length === 0) return db.selectFrom('pro_artists')
  const states = statesByRight.filter((right) => !closed.includes(right)).flatMap(([, visible]) => [...visible])
  const isVisible = sql<SqlBool>`(invitation_status = any(${states}) or pro_artists.user_id = ${user.id})`
  const seesUpgrades = hasPermission(user, 'can-view-status-upgrades')
  return db.selectFrom('pro_artists').where((eb) => (seesUpgrades ? eb.or([isVisible, hasOpenUpgrade]) : isVisible))
}

export function visibleArtist(db: Db, user: User, id: number) {
  return visibleArtists(db, user)
    .select(['pro_artists.id', 'invitation_status', 'avatar_id'])
    .where('pro_artists.id', '=', id)
    .executeTakeFirst()
}

/**
 * All artists, without authorization: for the response to a user who just moved an artist to a state that they may not
 * see.
 */
export function everyArtist(db: Db) {
  return db.selectFrom('pro_artists')
}

export type Artists = ReturnType<typeof everyArtist>

/** The columns of a list's row, shaped as the contract has them. */
export function artistRows(artists: Artists) {
  return artists
    .innerJoin('countries', 'countries.id', 'pro_artists.country_id')
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select([
      'pro_artists.id',
      ...artistFields.inRows(),
      'invitation_status',
      'activation_status',
      'pro_team',
      'applied_at',
      'status_changed_at',
      'trainings_sold',
      'trainings_uncompleted',
      'average_rating',
      'reviews_count',
      'pro_artists.revision',
      hasChangesToReview.as('has_changes_to_review'),
      isMerged.as('is_merged'),
      sql<
        ProArtistRow['country']
      >`json_build_object('id', countries.id, 'code', countries.code, 'name', countries.name)`.as('country'),
      levelOrNull.as('level'),
      pictureOrNull.as('avatar_url'),
    ])
}

/**
 * A record with an account that was merged into another. As it is rejected, no list of the network has it; those of applications, whose
 * people have no account, leave it out by that.
 */
export const isMergedRecord = sql<SqlBool>`(pro_artists.merged_into is not null and pro_artists.user_id is not null)`

/** The record that stayed, where this one was merged into it; otherwise itself. */
export async function resolveMerged(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('pro_artists')
    .select('merged_into')
    .where('id', '=', id)
    .where(isMergedRecord)
    .executeTakeFirst()
  return row?.merged_into ?? id
}

/** A record or an application that was merged into another. */
const isMerged = sql<boolean>`pro_artists.merged_into is not null`

/** The artist's level as JSON, in a query that joins `levels`; null without one. */
export const levelOrNull = sql<
  ProArtistRow['level']
>`case when levels.id is null then null else json_build_object('id', levels.id, 'code', levels.code, 'name', levels.name) end`

export const pictureOrNull = sql<
  string | null
>`case when avatar_id is null then null else '/api/proartist/' || pro_artists.id || '/avatar/medium?v=' || avatar_id end`

/** The artist whom a waiting decision is about; null where they have left. */
export const decidedArtist = sql<WaitingDecision['person']>`case when pro_artists.id is not null then json_build_object(
  'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name, 'avatar_url', ${pictureOrNull}
) end`.as('person')

/** Whether an artist has an account that they may sign in to, and so reads what is written to them. */
export const isReachable = sql<boolean>`(user_id is not null and activation_status = 1)`

/** As a set that is read once, however many artists are listed. */
export const hasChangesToReview = sql<boolean>`pro_artists.id in (
  select pro_artist_id from pro_artist_history where is_review_wanted and reviewed_at is null
)`

/** What is typed about an artist; a description that nobody has written is empty in both languages. */
export function typedColumns<Name extends ArtistField>(names: readonly Name[]) {
  return names.map((name) => (name === 'bio' ? bioOrEmpty : name)) as (typeof bioOrEmpty | Exclude<Name, 'bio'>)[]
}

const bioOrEmpty = sql<ProArtist['bio']>`coalesce(bio, '{"pl": null, "en-US": null}'::jsonb)`.as('bio')

/** Null for the artist's own steps, and for deleted users. */
export const nameOfOffice = sql<string | null>`case
  when event = any(${ownEvents}) or users.first_name = '' then null
  else ${fullNameIn('users')}
end`

/** The artist's documents with the address that the reader gets each at. */
export function documentsAt(prefix: ReturnType<typeof sql>) {
  return sql<ArtistDocument[]>`(
    select coalesce(json_agg(json_build_object(
      'id', d.id, 'kind', d.kind, 'valid_until', d.valid_until, 'name', f.original_name, 'mime', f.mime, 'bytes', f.bytes,
      'url', ${prefix} || d.id
    ) order by d.id), '[]')
    from pro_artist_documents d join files f on f.id = d.file_id where d.pro_artist_id = pro_artists.id
  )`
}

/** Locks the artist until the transaction ends, so that two people deciding at once decide one after the other. */
export function lockArtist(db: Db, id: number) {
  return db
    .selectFrom('pro_artists')
    .select([
      'id',
      'user_id',
      'first_name',
      'last_name',
      'email',
      'language_name',
      'invitation_status',
      'activation_status',
      'pro_team',
      'level_id',
      'pro_artists.revision',
      'avatar_id',
      isMerged.as('is_merged'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export type LockedArtist = Awaited<ReturnType<typeof lockArtist>>

export function avatarFile(db: Db, artistId: number) {
  return db
    .selectFrom('files')
    .innerJoin('pro_artists', 'pro_artists.avatar_id', 'files.id')
    .selectAll('files')
    .where('pro_artists.id', '=', artistId)
    .executeTakeFirst()
}

/** What the artist's documents are, without their files. */
export function documentsOf(db: Db, artistId: number) {
  return db
    .selectFrom('pro_artist_documents')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['pro_artist_documents.id', 'kind', 'valid_until', 'original_name as name'])
    .where('pro_artist_id', '=', artistId)
    .execute()
}

/** The file of a document, when it is this artist's. */
export function documentFile(db: Db, artistId: number, documentId: number) {
  return db
    .selectFrom('files')
    .innerJoin('pro_artist_documents', 'pro_artist_documents.file_id', 'files.id')
    .selectAll('files')
    .where('pro_artist_documents.id', '=', documentId)
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirst()
}
