import type { proArtists } from '#contract/pro-artists.ts'
import type { Context, Handlers } from '#server/kit/context.ts'
import type { Db } from '#server/kit/database.ts'
import { failFields, found } from '#server/kit/errors.ts'
import { storeFile } from '#server/kit/files.ts'
import { artistOfLink, openForm } from './form.queries.ts'
import { avatarFile, documentFile, type LockedArtist, lockArtist } from './pro-artists.queries.ts'
import { type Seen, sendForm } from './steps.ts'

const maxDocuments = 20

// The secret link is the right: whoever holds it reaches this one form, and nothing else.
const subject = ({ db, now }: Context<unknown>, { hash }: { hash: string }) => artistOfLink(db, hash, now)

export const formHandlers = {
  form: async (ctx, { hash }) => {
    const { id } = await subject(ctx, { hash })
    return { data: await openForm(ctx.db, id, hash) }
  },

  sendForm: {
    subject,
    handle: async (ctx, { hash: _, ...values }, applicant: Seen) => {
      const { id } = applicant
      const artist = await sendForm(ctx, applicant)
      await requireFiles(ctx.db, id)
      await requireCountry(ctx.db, values.country_id)
      await ctx.db.updateTable('pro_artists').set(values).where('id', '=', id).execute()
      await ctx.record('proArtist.formSent', id, { artist, after: values })
    },
  },

  sendFormAvatar: {
    subject,
    handle: async (ctx, { hash, avatar }, { id }: Seen) => {
      const before = await lockOpen(ctx, id, hash)
      const avatar_id = await storeFile(ctx.db, avatar, ctx.now)
      await ctx.db.updateTable('pro_artists').set({ avatar_id }).where('id', '=', id).execute()
      if (before.avatar_id) await ctx.db.deleteFrom('files').where('id', '=', before.avatar_id).execute()
      await ctx.record('proArtist.avatarChanged', id, {})
      return { data: await openForm(ctx.db, id, hash) }
    },
  },

  addFormDocument: {
    subject,
    handle: async (ctx, { hash, kind, valid_until, file }, { id }: Seen) => {
      await lockOpen(ctx, id, hash)
      if ((await countDocuments(ctx.db, id)) >= maxDocuments) failFields({ file: 'documents_full' })
      const file_id = await storeFile(ctx.db, file, ctx.now)
      const document = await ctx.db
        .insertInto('pro_artist_documents')
        .values({ pro_artist_id: id, file_id, kind, valid_until })
        .returning('id')
        .executeTakeFirstOrThrow()
      await ctx.record('proArtist.documentAdded', id, { document_id: document.id, kind })
      return { data: await openForm(ctx.db, id, hash) }
    },
  },

  removeFormDocument: {
    subject,
    handle: async (ctx, { hash, id: documentId }, { id }: Seen) => {
      await lockOpen(ctx, id, hash)
      const { id: fileId } = found(await documentFile(ctx.db, id, documentId))
      await ctx.db.deleteFrom('pro_artist_documents').where('id', '=', documentId).execute()
      await ctx.db.deleteFrom('files').where('id', '=', fileId).execute()
      await ctx.record('proArtist.documentRemoved', id, { document_id: documentId })
      return { data: await openForm(ctx.db, id, hash) }
    },
  },

  formAvatar: async (ctx, { hash, size }) => {
    const { id } = await subject(ctx, { hash })
    return { file: found(await avatarFile(ctx.db, id)), variant: size }
  },

  formDocument: async (ctx, { hash, id: documentId }) => {
    const { id } = await subject(ctx, { hash })
    return { file: found(await documentFile(ctx.db, id, documentId)) }
  },
} satisfies Partial<Handlers<typeof proArtists>>

/** Nothing changes in a form that was sent while its last file was on the way. */
async function lockOpen(ctx: Context<unknown>, id: number, hash: string): Promise<LockedArtist> {
  const artist = await lockArtist(ctx.db, id)
  await subject(ctx, { hash })
  return artist
}

async function requireFiles(db: Db, artistId: number): Promise<void> {
  const has = await db
    .selectFrom('pro_artists')
    .select((eb) => [
      'avatar_id',
      eb
        .exists(
          eb
            .selectFrom('pro_artist_documents')
            .select('id')
            .whereRef('pro_artist_id', '=', 'pro_artists.id')
            .where('kind', '=', 'CERTIFICATE'),
        )
        .as('certificate'),
    ])
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  if (!has.avatar_id || !has.certificate) {
    failFields({
      ...(!has.avatar_id && { avatar: 'avatar_missing' }),
      ...(!has.certificate && { documents: 'certificate_missing' }),
    } as const)
  }
}

async function requireCountry(db: Db, id: number): Promise<void> {
  const country = await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()
  if (!country) failFields({ country_id: 'country_unknown' })
}

async function countDocuments(db: Db, artistId: number): Promise<number> {
  const { count } = await db
    .selectFrom('pro_artist_documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirstOrThrow()
  return count
}
