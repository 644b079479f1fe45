import type { User } from '#contract/session.ts'
import type { Context, Portal } from '#server/kit/context.ts'
import { recordEvent } from '#server/kit/events.ts'
import { shift } from '#server/kit/instant.ts'
import { readUser } from '#server/kit/session.ts'
import { benefitNotices } from '../benefits/benefits.notices.ts'
import { conversationMails } from '../conversations/conversations.mail.ts'
import { conversationNotices } from '../conversations/conversations.notices.ts'
import { issueFormLink, reopenFormLink } from '../pro-artists/form-link.ts'
import { proArtistMails } from '../pro-artists/pro-artists.mail.ts'
import { proArtistNotices } from '../pro-artists/pro-artists.notices.ts'
import { lockArtist } from '../pro-artists/pro-artists.queries.ts'
import { responsibilityMails } from '../responsibilities/responsibilities.mail.ts'
import { responsibilityNotices } from '../responsibilities/responsibilities.notices.ts'
import { sessionNotices } from '../session/session.notices.ts'
import { issuePasswordToken } from '../session/session.queries.ts'
import { statusUpgradeMails } from '../status-upgrades/status-upgrades.mail.ts'
import { statusUpgradeNotices } from '../status-upgrades/status-upgrades.notices.ts'
import { isApplicants } from './demo-timeline.ts'
import { accountLinkDays, officeIdOf, type UserIds } from './seed-accounts.ts'
import type { EnteredArtist } from './seed-artists.ts'

type Link = Awaited<ReturnType<typeof issueFormLink>>
type Step = { artist: EnteredArtist; step: EnteredArtist['history'][number]; isLast: boolean }

const mailboxDays = 30

/** Hands out the secret links to the data form, and writes the mails of the latest steps as the portal writes them: the links in them work. */
export async function writeLetters(portal: Portal, artists: EnteredArtist[], userIds: UserIds): Promise<void> {
  const { db, config } = portal
  const office = await readUser(db, officeIdOf(userIds))
  const since = shift(portal.clock(), { days: -mailboxDays })
  for (const taken of chronicle(artists)) {
    const { step, isLast } = taken
    const ctx = contextAt(portal, step.at, isApplicants(step.event) ? null : office)
    const link = await linkOf(ctx, taken)
    // A mail server would get letters to people who do not exist.
    if (!isLast || config.smtpUrl || step.at.toISOString() < since) continue
    await tell(ctx, taken, link)
  }
}

/** What happened in the whole academy, in order. */
function chronicle(artists: EnteredArtist[]): Step[] {
  return artists
    .flatMap((artist) => artist.history.map((step) => ({ artist, step, isLast: step === artist.history.at(-1) })))
    .sort((one, other) => one.step.at.getTime() - other.step.at.getTime())
}

/** Mails and notifications follow as they always do. */
const listeners = [
  benefitNotices,
  conversationMails,
  conversationNotices,
  proArtistMails,
  proArtistNotices,
  statusUpgradeMails,
  statusUpgradeNotices,
  responsibilityMails,
  responsibilityNotices,
  sessionNotices,
]

/** What somebody had at hand who acted then. */
export function contextAt({ config, db, texts, jobs }: Portal, now: Date, user: User | null): Context<User | null> {
  const ctx: Context<User | null> = {
    ...{ config, db, texts, jobs, now, user },
    language: 'pl',
    t: texts.in('pl'),
    client: { ip: '127.0.0.1', userAgent: '' },
    session: null,
    giveSession: () => {},
    record: (event, id, details) => recordEvent(ctx, listeners, event, id, details as Record<string, unknown>),
  }
  return ctx
}

async function linkOf({ db, config, now }: Context<User | null>, { artist, step }: Step): Promise<Link | null> {
  if (step.event === 'accept' || step.event === 'linkSent') return issueFormLink(db, config, artist.id, now)
  if (step.event === 'requestMissingData') return reopenFormLink(db, config, artist.id, now)
  return null
}

/** Writes the event down; its mail follows from it as it always does. */
async function tell(ctx: Context<User | null>, { artist, step }: Step, link: Link | null): Promise<void> {
  const { id, row, country } = artist
  const { comment, fields } = step
  const locked = await lockArtist(ctx.db, id)
  if (step.event === 'applied') {
    const { first_name, last_name, email, phone, city, techniques, years_of_experience, motivation, language_name } =
      row
    const answers = { first_name, last_name, email, phone, city, techniques, years_of_experience, motivation }
    const application = { ...answers, country_id: country.id, language_name }
    await ctx.record('proArtist.applied', id, { application, country: country.name, terms_accepted: true })
  }
  if (step.event === 'accept' && link) await ctx.record('proArtist.accepted', id, { artist: locked, link })
  if (step.event === 'linkSent' && link) await ctx.record('proArtist.linkSent', id, { artist: locked, link })
  if (step.event === 'reject') await ctx.record('proArtist.rejected', id, { artist: locked, comment })
  if (step.event === 'requestMissingData' && link && comment)
    await ctx.record('proArtist.missingDataRequested', id, { artist: locked, comment, fields, link })
  if (step.event === 'complete' && locked.user_id) {
    const token = await issuePasswordToken(ctx.db, locked.user_id, accountLinkDays * 24 * 60, ctx.now)
    await ctx.record('proArtist.completed', id, { artist: locked, token, days: accountLinkDays })
  }
}
