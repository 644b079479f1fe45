import type { StagedFile } from '#kit/contract/values/files.ts'
import { removeFile, storeFile } from '#kit/server/files/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { documentFile } from '#network/artists/server/artists.queries.ts'
import { rememberFiles } from './file-changes.steps.ts'
import { keepReplaced } from './past-avatars.steps.ts'

/* Stores the artist's picture and documents from any form. The caller holds the artist's lock. */

export const maxDocuments = 20

type Services = Pick<Context<unknown>, 'db' | 'now'>

export async function replaceAvatar(
  { db, now }: Services,
  artist: { id: number; avatar_id: number | null; invitation_status: number },
  avatar: StagedFile,
): Promise<number> {
  await rememberFiles(db, artist.id)
  const avatar_id = await storeFile(db, avatar, now)
  await db.updateTable('pro_artists').set({ avatar_id }).where('id', '=', artist.id).execute()
  // Before the form is sent for the first time nobody has compared pictures, so the former one is deleted.
  const isDraft = artist.invitation_status === invitationStatus.ACCEPTED
  if (artist.avatar_id && isDraft) await removeFile(db, artist.avatar_id)
  else if (artist.avatar_id) await keepReplaced(db, artist.id, artist.avatar_id, now)
  return avatar_id
}

export async function addDocument(
  { db, now }: Services,
  artistId: number,
  { file, ...document }: Pick<ArtistDocument, 'kind' | 'valid_until'> & { file: StagedFile },
): Promise<number> {
  if ((await countDocuments(db, artistId)) >= maxDocuments) failFields({ file: 'documents_full' })
  await rememberFiles(db, artistId)
  const file_id = await storeFile(db, file, now)
  const { id } = await db
    .insertInto('pro_artist_documents')
    .values({ pro_artist_id: artistId, file_id, ...document })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets until when a document is valid, and returns the former day. */
export async function dateDocument(
  db: Db,
  artistId: number,
  documentId: number,
  valid_until: string | null,
): Promise<string | null> {
  const { valid_until: before } = found(
    await db
      .selectFrom('pro_artist_documents')
      .select('valid_until')
      .where('id', '=', documentId)
      .where('pro_artist_id', '=', artistId)
      .executeTakeFirst(),
  )
  await rememberFiles(db, artistId)
  await db.updateTable('pro_artist_documents').set({ valid_until }).where('id', '=', documentId).execute()
  return before
}

/** Answers what it was. */
export async function removeDocument(db: Db, artistId: number, documentId: number) {
  const { original_name: name } = found(await documentFile(db, artistId, documentId))
  await rememberFiles(db, artistId)
  const { kind } = await db
    .deleteFrom('pro_artist_documents')
    .where('id', '=', documentId)
    .returning('kind')
    .executeTakeFirstOrThrow()
  return { kind, name }
}

async function countDocuments(db: Db, artistId: number): Promise<number> {
  const { count } = await db
    .selectFrom('pro_artist_documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirstOrThrow()
  return count
}
