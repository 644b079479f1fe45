import type { Handlers } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { applications } from '#network/applications/contract/applications.ts'
import { linkStates } from '#network/artists/contract/artists.flow.ts'
import { lockArtist } from '#network/artists/server/artists.queries.ts'
import { type Applicant, decide, stateName } from '#network/artists/server/artists.steps.ts'
import { afterStep, subject } from '#network/artists/server/subject.queries.ts'
import { accountLinkDays, openAccount, requireReach } from '#people/account/server/account.steps.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { issueFormLink, reopenFormLink } from './form-link.steps.ts'
import { sendNewLink } from './new-link.steps.ts'

/** What the office decides on an application. */
export const decisionHandlers = {
  accept: {
    subject,
    handle: async (ctx, { id, revision }, row: Applicant) => {
      const artist = await decide(ctx, { ...row, revision }, 'accept')
      await ctx.record('proArtist.accepted', id, { artist, link: await issueFormLink(ctx.db, ctx.config, id, ctx.now) })
      return afterStep(ctx, id)
    },
  },

  reject: {
    subject,
    handle: async (ctx, { id, comment, revision }, row: Applicant) => {
      const artist = await decide(ctx, { ...row, revision }, 'reject', { comment })
      await ctx.record('proArtist.rejected', id, { artist, comment })
      return afterStep(ctx, id)
    },
  },

  requestMissingData: {
    subject,
    handle: async (ctx, { id, comment, fields, revision }, row: Applicant) => {
      const artist = await decide(ctx, { ...row, revision }, 'requestMissingData', { comment, fields })
      const link = await reopenFormLink(ctx.db, ctx.config, id, ctx.now)
      await ctx.record('proArtist.missingDataRequested', id, { artist, comment, fields, link })
      return afterStep(ctx, id)
    },
  },

  complete: {
    subject,
    handle: async (ctx, { id, revision }, row: Applicant) => {
      await decide(ctx, { ...row, revision }, 'complete', {}, (applicant) => openAccount(ctx, applicant))
      const artist = await lockArtist(ctx.db, id)
      const token = await issuePasswordToken(ctx.db, found(artist.user_id), accountLinkDays * 24 * 60, ctx.now)
      await ctx.record('proArtist.completed', id, { artist, token, days: accountLinkDays })
      return afterStep(ctx, id)
    },
  },

  sendLink: {
    subject,
    handle: async (ctx, { id }) => {
      const artist = await lockArtist(ctx.db, id)
      await requireReach(ctx, artist)
      const { invitation_status: status } = artist
      if (!(linkStates as readonly number[]).includes(status))
        fail('step_not_possible', { state: stateName(ctx, status) })
      await sendNewLink(ctx, artist)
      return afterStep(ctx, id)
    },
  },
} satisfies Partial<Handlers<typeof applications>>
