import { linkStates } from '#contract/applications/applications.flow.ts'
import type { applications } from '#contract/applications/applications.ts'
import { lockArtist } from '#server/artists/artists.queries.ts'
import { afterStep, subject } from '#server/artists/subject.queries.ts'
import type { Handlers } from '#server/kit/http/context.ts'
import { fail, found } from '#server/kit/http/errors.ts'
import { issuePasswordToken } from '#server/session/session.queries.ts'
import { accountLinkDays, openAccount, requireReach } from './account.steps.ts'
import { type Applicant, decide, stateName, writeHistory } from './applications.steps.ts'
import { issueFormLink, reopenFormLink } from './form-link.steps.ts'

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
      await writeHistory(ctx, id, status, status, { event: 'linkSent', by: ctx.user.id })
      await ctx.record('proArtist.linkSent', id, { artist, link: await issueFormLink(ctx.db, ctx.config, id, ctx.now) })
      return afterStep(ctx, id)
    },
  },
} satisfies Partial<Handlers<typeof applications>>
