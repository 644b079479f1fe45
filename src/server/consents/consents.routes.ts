import { consents } from '#contract/consents/consents.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { fail, failFields, found } from '#server/kit/http/errors.ts'
import { academyDay } from '#server/kit/postgres/instant.ts'
import { noteAnswered, shownLink } from './consent-links.steps.ts'
import { consentOf, linkWith, type OpenLink, openRequest, pictureOfLink, worksToConsent } from './consents.queries.ts'
import { askConsent, declareNobody, say } from './consents.steps.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  worksToConsent(ctx).select('pro_artist_id').where('id', '=', id).executeTakeFirst()

type Owned = { pro_artist_id: number }

/** The artist alone hands the link over, and nobody who only looks at the portal as they do. */
const mayHandOver = ({ user }: Context, { pro_artist_id }: Owned) =>
  user.pro_artist?.id === pro_artist_id && !user.viewed_by

async function answer(ctx: Context, id: number) {
  const { pro_artist_id, ...consent } = await consentOf(ctx.db, id)
  return { data: { ...consent, link: mayHandOver(ctx, { pro_artist_id }) ? await shownLink(ctx, id) : null } }
}

const ofLink = ({ db, now }: Context<unknown>, { hash }: { hash: string }) => linkWith(db, hash, now)

export const consentRoutes = routes(consents, {
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  ask: {
    subject,
    handle: async (ctx, { id, ...request }, work: Owned) => {
      // Whoever gets no link to hand over has to have it sent.
      if (!request.email && !mayHandOver(ctx, work)) failFields({ email: 'required' })
      await askConsent(ctx, id, request)
      return answer(ctx, id)
    },
  },

  declare: {
    subject,
    handle: async (ctx, { id, shows_nobody }) => {
      await declareNobody(ctx, id, shows_nobody)
      return answer(ctx, id)
    },
  },

  record: {
    subject,
    handle: async (ctx, { id, said_on, ...said }) => {
      if (said_on > academyDay(ctx.now)) failFields({ said_on: 'day_to_come' })
      await say(ctx, id, { ...said, said_on })
      return answer(ctx, id)
    },
  },

  open: async (ctx, { hash }) => ({ data: await openRequest(ctx.db, await ofLink(ctx, { hash })) }),

  answer: {
    subject: async (ctx, params) => {
      const link = await ofLink(ctx, params)
      return ctx.user?.pro_artist?.id === link.pro_artist_id ? fail('consent_not_yours') : link
    },
    handle: async (ctx, { hash, ...said }, link: OpenLink) => {
      await say({ ...ctx, user: null }, link.id, said)
      await noteAnswered(ctx.db, link.token_hash)
      return { data: await openRequest(ctx.db, await ofLink(ctx, { hash })) }
    },
  },

  picture: async (ctx, { hash, id, size }) => {
    const link = await ofLink(ctx, { hash })
    return { file: found(await pictureOfLink(ctx.db, link.id, id)), variant: size }
  },
})
