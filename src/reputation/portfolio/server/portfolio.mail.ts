import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { artistOf } from './artist-of-work.queries.ts'
import type { WorkFacts } from './portfolio.steps.ts'
import { wasPublished } from './published.queries.ts'

type Decision = { work: WorkFacts; reason?: string | null }

/** Emails the artist the office's decision, with its reason as a quote. */
export const portfolioMails: Listeners = {
  'portfolioItem.approved': async (ctx, _id, { is_answer, ...decision }) => {
    if (!is_answer) await writeToArtist(ctx, decision, 'portfolio_approved')
  },
  // After publication it is a restriction, whose reasons are another mail.
  'portfolioItem.rejected': async (ctx, id, decision) => {
    if (!(await wasPublished(ctx.db, id))) await writeToArtist(ctx, decision, 'portfolio_rejected')
  },
  'portfolioItem.doubted': (ctx, _id, decision) => writeToArtist(ctx, decision, 'portfolio_doubted'),
}

async function writeToArtist(
  ctx: AnyContext,
  { work, reason = null }: Decision,
  name: 'portfolio_approved' | 'portfolio_rejected' | 'portfolio_doubted',
): Promise<void> {
  const artist = await artistOf(ctx.db, work)
  if (!artist?.email || !artist.language) return
  const { email, language } = artist
  const typed = { title: work.title[language] }
  await sendMail(ctx, { to: email, language, name, typed, quote: reason, route: `portfolio/${work.id}` })
}
