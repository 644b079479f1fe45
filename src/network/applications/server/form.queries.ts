import { sql } from 'kysely'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { formStep, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { documentsAt, typedColumns } from '#network/artists/server/artists.queries.ts'
import { fileChanges } from '#network/artists/server/files/file-changes.queries.ts'

/** The artist of a secret link with an open form. Any other link fails with the reason why it does not open. */
export async function artistOfLink(db: Db, hash: string, now: Date) {
  const link = (await linkWith(db, hashToken(hash))) ?? fail('form_link_unknown')
  const { invitation_status: status, expires_at } = link
  if (status === invitationStatus.REJECTED) return fail('form_link_rejected')
  const isOpen = (formStep.from as readonly number[]).includes(status)
  if (!isOpen) return fail('form_link_used')
  if (expires_at === null) return fail('form_link_replaced')
  if (Date.parse(expires_at) <= now.getTime()) return fail('form_link_expired')
  return link
}

/** A link that was replaced has no end any more. */
function linkWith(db: Db, tokenHash: Buffer) {
  const latest = db
    .selectFrom('pro_artist_links')
    .select((eb) => ['pro_artist_id', eb.ref('expires_at').$castTo<string | null>().as('expires_at')])
  const replaced = db
    .selectFrom('replaced_form_links')
    .select(['pro_artist_id', sql<string | null>`null`.as('expires_at')])
  return db
    .selectFrom(
      latest
        .where('token_hash', '=', tokenHash)
        .unionAll(replaced.where('token_hash', '=', tokenHash))
        .as('links'),
    )
    .innerJoin('pro_artists', 'pro_artists.id', 'links.pro_artist_id')
    .select(['pro_artists.id', 'invitation_status', 'expires_at', 'avatar_id'])
    .executeTakeFirst()
}

/** The open form: the values so far, and the office's last request. */
export async function openForm(db: Db, artistId: number, hash: string): Promise<ProArtistForm> {
  const address = `/api/proartist/accepted-form/hash/${encodeURIComponent(hash)}`
  const row = await db
    .selectFrom('pro_artists')
    .innerJoin('pro_artist_links', 'pro_artist_links.pro_artist_id', 'pro_artists.id')
    .select([
      ...typedColumns(artistFields.names('form')),
      'email',
      'language_name',
      'expires_at',
      sql<
        string | null
      >`case when avatar_id is null then null else ${`${address}/avatar/medium?v=`}::text || avatar_id end`.as(
        'avatar_url',
      ),
      documentsAt(sql`${`${address}/documents/`}::text`).as('documents'),
      sql<Omit<NonNullable<ProArtistForm['missing']>, 'changed_files'> | null>`(
        select json_build_object('comment', comment, 'fields', fields) from pro_artist_history
        where pro_artist_id = pro_artists.id and to_status = 5 and invitation_status = 5 order by id desc limit 1
      )`.as('missing'),
    ])
    .where('pro_artists.id', '=', artistId)
    .executeTakeFirstOrThrow()
  const { missing, ...form } = row
  if (!missing) return { ...form, missing }
  const changed_files = (await fileChanges(db, artistId)).map(({ field }) => field)
  return { ...form, missing: { ...missing, changed_files } }
}
