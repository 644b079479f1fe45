import { chosenCountry } from '#academy/countries/server/countries.queries.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context, Handlers } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import type { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { avatarFile, documentFile, type LockedArtist, lockArtist } from '#network/artists/server/artists.queries.ts'
import { type Applicant, sendForm, storeForm } from '#network/artists/server/artists.steps.ts'
import { lockData } from '#network/artists/server/changes.steps.ts'
import {
  addDocument,
  dateDocument,
  removeDocument,
  replaceAvatar,
} from '#network/artists/server/files/artist-files.steps.ts'
import { fileChanges } from '#network/artists/server/files/file-changes.queries.ts'
import { artistOfLink, openForm } from './form.queries.ts'

// The secret link is the authorization: its holder has access to this one form, and nothing else.
const subject = ({ db, now }: Context<unknown>, { hash }: { hash: string }) => artistOfLink(db, hash, now)

export const formHandlers = {
  form: async (ctx, { hash }) => {
    const { id } = await subject(ctx, { hash })
    return { data: await openForm(ctx.db, id, hash) }
  },

  sendForm: {
    subject,
    handle: async (ctx, { hash: _, ...values }, applicant: Applicant) => {
      const { id } = applicant
      const before = await lockData(ctx.db, id)
      const changes = mended(applicant, [...changesBetween(before, values), ...(await fileChanges(ctx.db, id))])
      const artist = await sendForm(ctx, applicant, { changes })
      await requireFiles(ctx.db, id)
      await chosenCountry(ctx.db, values.country_id)
      await storeForm(ctx.db, id, values)
      await ctx.record('proArtist.formSent', id, { artist, changes, after: values })
    },
  },

  sendFormAvatar: {
    subject,
    handle: async (ctx, { hash, avatar }, { id }: Applicant) => {
      await replaceAvatar(ctx, await lockOpen(ctx, id, hash), avatar)
      await ctx.record('proArtist.avatarChanged', id, {})
      return { data: await openForm(ctx.db, id, hash) }
    },
  },

  addFormDocument: {
    subject,
    handle: async (ctx, { hash, kind, valid_until, file }, { id }: Applicant) => {
      await lockOpen(ctx, id, hash)
      const document_id = await addDocument(ctx, id, { kind, valid_until, file })
      await ctx.record('proArtist.documentAdded', id, { document_id, kind })
      return { data: await openForm(ctx.db, id, hash) }
    },
  },

  updateFormDocument: {
    subject,
    handle: async (ctx, { hash, id: document_id, valid_until }, { id }: Applicant) => {
      await lockOpen(ctx, id, hash)
      const before = await dateDocument(ctx.db, id, document_id, valid_until)
      if (before !== valid_until)
        await ctx.record('proArtist.documentChanged', id, { document_id, before, after: valid_until })
      return { data: await openForm(ctx.db, id, hash) }
    },
  },

  removeFormDocument: {
    subject,
    handle: async (ctx, { hash, id: documentId }, { id }: Applicant) => {
      await lockOpen(ctx, id, hash)
      const removed = await removeDocument(ctx.db, id, documentId)
      await ctx.record('proArtist.documentRemoved', id, { document_id: documentId, ...removed })
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
} satisfies Partial<Handlers<typeof applications>>

/**
 * The changes that the office sees. The first submission adds data; only values that were there before have changed.
 */
function mended({ invitation_status }: Applicant, changes: FieldChange[]): FieldChange[] {
  if (invitation_status === invitationStatus.MISSING_DATA) return changes
  return changes.filter(({ before }) => before !== null && !(Array.isArray(before) && before.length === 0))
}

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
