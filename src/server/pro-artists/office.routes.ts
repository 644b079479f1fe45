import { linkStates } from '#contract/pro-artists.flow.ts'
import type { SeenArtist } from '#contract/pro-artists.seen.ts'
import type { proArtists } from '#contract/pro-artists.ts'
import type { Handlers } from '#server/kit/context.ts'
import { fail, found } from '#server/kit/errors.ts'
import { issuePasswordToken } from '../session/session.queries.ts'
import { accountLinkDays, openAccount, requireReach } from './account.ts'
import { apply } from './application.ts'
import { artistDetails } from './artist-details.queries.ts'
import { issueFormLink, reopenFormLink } from './form-link.ts'
import { pastAvatarFile } from './past-avatars.ts'
import { avatarFile, documentFile, lockArtist, visibleArtist, visibleArtists } from './pro-artists.queries.ts'
import { decide, markReviewed, type Seen, stateName, writeHistory } from './steps.ts'
import { afterStep, subject } from './subject.ts'

/** What is on the decider's screen, where the call says so; else what the call found when it came. */
function asSeen({ id, invitation_status }: Seen, { seen_status = invitation_status, ...facts }: SeenArtist): Seen {
  return { id, invitation_status: seen_status, facts }
}

export const officeHandlers = {
  register: async (ctx, application) => ({ data: { id: await apply(ctx, application) } }),

  get: async (ctx, { id }) => ({ data: found(await artistDetails(ctx, visibleArtists(ctx.db, ctx.user), id)) }),

  accept: {
    subject,
    handle: async (ctx, { id, ...seen }, row: Seen) => {
      const artist = await decide(ctx, asSeen(row, seen), 'accept')
      await ctx.record('proArtist.accepted', id, { artist, link: await issueFormLink(ctx.db, ctx.config, id, ctx.now) })
      return afterStep(ctx, id)
    },
  },

  reject: {
    subject,
    handle: async (ctx, { id, comment, ...seen }, row: Seen) => {
      const artist = await decide(ctx, asSeen(row, seen), 'reject', { comment })
      await ctx.record('proArtist.rejected', id, { artist, comment })
      return afterStep(ctx, id)
    },
  },

  requestMissingData: {
    subject,
    handle: async (ctx, { id, comment, fields, ...seen }, row: Seen) => {
      const artist = await decide(ctx, asSeen(row, seen), 'requestMissingData', { comment, fields })
      const link = await reopenFormLink(ctx.db, ctx.config, id, ctx.now)
      await ctx.record('proArtist.missingDataRequested', id, { artist, comment, fields, link })
      return afterStep(ctx, id)
    },
  },

  complete: {
    subject,
    handle: async (ctx, { id, ...seen }, row: Seen) => {
      await decide(ctx, asSeen(row, seen), 'complete', {}, (applicant) => openAccount(ctx, applicant))
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

  reviewChanges: {
    subject,
    handle: async (ctx, { id, seen_id }) => {
      await lockArtist(ctx.db, id)
      if (await markReviewed(ctx, id, seen_id)) await ctx.record('proArtist.changesReviewed', id, { seen_id })
      return afterStep(ctx, id)
    },
  },

  avatar: async ({ db, user }, { id, size }) => {
    const artist = found(await visibleArtist(db, user, id))
    return { file: found(await avatarFile(db, artist.id)), variant: size }
  },

  pastAvatar: async ({ db, user }, { id, file_id }) => {
    found(await visibleArtist(db, user, id))
    return { file: found(await pastAvatarFile(db, id, file_id)), variant: 'medium' }
  },

  document: async ({ db, user }, { id, document_id }) => {
    found(await visibleArtist(db, user, id))
    return { file: found(await documentFile(db, id, document_id)) }
  },
} satisfies Partial<Handlers<typeof proArtists>>
