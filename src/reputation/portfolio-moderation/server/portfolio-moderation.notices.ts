import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { artistOf } from '#reputation/portfolio/server/artist-of-work.queries.ts'
import type { WorkFacts } from '#reputation/portfolio/server/portfolio.steps.ts'

type Edited = { work: WorkFacts }

/** Notifies the artist that the office changed their texts. */
export const moderationNotices: Listeners = {
  'portfolioItem.editedByOffice': async (ctx: AnyContext, _id, { work }: Edited) => {
    const artist = await artistOf(ctx.db, work)
    const { title } = work
    await notify(ctx, artist?.user_id ? [artist.user_id] : [], {
      type: 'portfolio_edited',
      params: { title },
      link: `portfolio/${work.id}`,
    })
  },
}

export const moderationMails: Listeners = {
  'portfolioItem.editedByOffice': async (ctx: AnyContext, _id, { work }: Edited) => {
    const artist = await artistOf(ctx.db, work)
    if (!artist?.email || !artist.language) return
    const { email, language } = artist
    const params = { title: work.title[language] }
    await sendMail(ctx, { to: email, language, name: 'portfolio_edited', params, route: `portfolio/${work.id}` })
  },
}
