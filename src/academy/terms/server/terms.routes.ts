import { terms } from '#academy/terms/contract/terms.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { endSession, startSession } from '#kit/server/session/session.ts'
import { officeAddresses } from './office-addresses.queries.ts'
import {
  acceptanceOf,
  acceptedAt,
  isBound,
  storedTermsFiles,
  termsFileName,
  versionAhead,
  versionInForce,
  visibleTermsFiles,
  withNames,
} from './terms.queries.ts'
import { acceptTerms } from './terms.steps.ts'
import { addTermsFile, removeTermsFile } from './terms-files.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'terms.declined': { version: string }
  }
}

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleTermsFiles(ctx)
    .select(['version_id', 'terms_versions.name as version'])
    .where('terms_files.id', '=', id)
    .executeTakeFirst()
type Subject = NonNullable<Awaited<ReturnType<typeof subject>>>

export const termsRoutes = routes(terms, {
  inForce: async ({ db, now, texts }) => {
    const version = await versionInForce(db, now)
    return { data: version ? withNames(texts, version) : null }
  },

  mine: async ({ db, user, session, now, texts }) => {
    const in_force = (await versionInForce(db, now)) ?? null
    const upcoming = await versionAhead(db, now)
    const accepted = in_force && (await acceptanceOf(db, user, in_force.id))
    return {
      data: {
        in_force: in_force && withNames(texts, in_force),
        upcoming: upcoming ? withNames(texts, upcoming) : null,
        is_bound: isBound(user),
        is_due: session?.owesTerms ?? false,
        accepted_at: accepted?.accepted_at ?? null,
        accepted_in: accepted?.source ?? null,
      },
    }
  },

  file: async (ctx, { id }) => {
    const { version, language, ...file } = found(
      await visibleTermsFiles(ctx)
        .selectAll('files')
        .select(['terms_versions.name as version', 'terms_files.language'])
        .where('terms_files.id', '=', id)
        .executeTakeFirst(),
    )
    return { file, name: termsFileName(ctx.texts, version, language) }
  },

  upload: {
    prepare: (_ctx, { file }) => file.sha256(),
    handle: async (ctx, draft, sha256) => {
      const id = await addTermsFile(ctx, draft, sha256)
      return {
        data: await storedTermsFiles(ctx.db, ctx.now).where('terms_files.id', '=', id).executeTakeFirstOrThrow(),
      }
    },
  },

  remove: { subject, handle: (ctx, { id }) => removeTermsFile(ctx, id) },

  accept: {
    subject,
    handle: async (ctx, { id }, { version_id }: Subject) => {
      const { db, user, now } = ctx
      if (!isBound(user)) fail('forbidden')
      if ((await versionInForce(db, now))?.id !== version_id) fail('terms_replaced')
      if (await acceptedAt(db, user, version_id)) return
      await acceptTerms(ctx, { user_id: user.id, pro_artist_id: null }, id)
    },
  },

  decline: {
    subject,
    handle: async (ctx, _input, { version_id, version }: Subject) => {
      const { db, user, session, client, now, giveSession, record } = ctx
      if (!isBound(user)) fail('forbidden')
      if (session) await endSession(db, session.idHash)
      giveSession(await startSession(db, null, client, now))
      await record('terms.declined', version_id, { version })
      return { data: { emails: await officeAddresses(ctx) } }
    },
  },
})
