import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { noteAnswered, sentLink } from './consent-links.steps.ts'
import { originOf } from './consent-origin.queries.ts'
import { consentOf, linkWith, type OpenLink, openRequest, pictureOfLink, worksToConsent } from './consents.queries.ts'
import { askConsent, declareNobody, recordStatement } from './consents.steps.ts'
import { wordingOf, wordingsOf } from './wording.queries.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  worksToConsent(ctx).select('pro_artist_id').where('id', '=', id).executeTakeFirst()

async function answer(ctx: Context, id: number) {
  const { history, ...consent } = await consentOf(ctx.db, id)
  const isForOffice = hasPermission(ctx.user, 'can-moderate-portfolio')
  return {
    data: {
      ...consent,
      link: await sentLink(ctx, id),
      history: isForOffice ? history : history.map((event) => ({ ...event, came_from: null })),
    },
  }
}

const ofLink = ({ db, now }: Context<unknown>, { hash }: { hash: string }) => linkWith(db, hash, now)

export const consentRoutes = routes(consents, {
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  ask: {
    subject,
    handle: async (ctx, { id, ...request }) => {
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
    handle: async (ctx, { id, covers_words, covers_health, ...statement }) => {
      if (statement.said_on > academyDay(ctx.now)) failFields({ said_on: 'day_to_come' })
      const { words } = await wordingOf(ctx, ctx.language, id)
      await recordStatement(ctx, id, {
        ...statement,
        words: covers_words ? words : null,
        health: covers_health || null,
      })
      return answer(ctx, id)
    },
  },

  open: async (ctx, { hash }) => ({ data: await openRequest(ctx, await ofLink(ctx, { hash })) }),

  answer: {
    subject: async (ctx, params) => {
      const link = await ofLink(ctx, params)
      return ctx.user?.pro_artist?.id === link.pro_artist_id ? fail('consent_not_yours') : link
    },
    handle: async (ctx, { hash, seen_wording, ...statement }, link: OpenLink) => {
      // The page may have been opened in the other language.
      const wordings = await wordingsOf(ctx, link.id)
      const wording = wordings.find(({ key }) => key === seen_wording) ?? null
      const came_from = await originOf(ctx, link.pro_artist_id)
      await recordStatement({ ...ctx, user: null }, link.id, {
        ...statement,
        words: wordings[0]?.words ?? null,
        wording,
        came_from,
      })
      await noteAnswered(ctx.db, link.token_hash)
      return { data: await openRequest(ctx, await ofLink(ctx, { hash })) }
    },
  },

  picture: async (ctx, { hash, id, size }) => {
    const link = await ofLink(ctx, { hash })
    return { file: found(await pictureOfLink(ctx.db, link.id, id)), variant: size }
  },
})
