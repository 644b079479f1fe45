import type { User } from '#kit/contract/session.ts'
import type { Context, Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readUser } from '#kit/server/session/session.ts'
import { issueFormLink, reopenFormLink } from '#network/applications/server/form-link.steps.ts'
import { lockArtist } from '#network/artists/server/artists.queries.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { isApplicants } from '../records/demo-timeline.ts'
import { accountLinkDays, officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
import type { EnteredArtist } from '../seed/seed-artists.ts'
import { contextThen } from '../seed/seed-context.ts'

type Link = Awaited<ReturnType<typeof issueFormLink>>
type Step = { artist: EnteredArtist; step: EnteredArtist['history'][number]; isLast: boolean }

const mailboxDays = 30

/**
 * Creates the secret links to the data form, and sends the mails of the latest steps as the portal does: the links in
 * them work.
 */
export async function writeMails(portal: Portal, artists: EnteredArtist[], userIds: UserIds): Promise<void> {
  const office = await readUser(portal.db, officeIdOf(userIds))
  const since = shift(portal.clock(), { days: -mailboxDays })
  for (const taken of chronicle(artists)) {
    const { step, isLast } = taken
    const ctx = contextThen(portal, step.at, isApplicants(step.event) ? null : office)
    const link = await linkOf(ctx, taken)
    if (isLast && step.at.toISOString() >= since) await recordStep(ctx, taken, link)
  }
}

/** What happened in the whole academy, in order. */
function chronicle(artists: EnteredArtist[]): Step[] {
  return artists
    .flatMap((artist) => artist.history.map((step) => ({ artist, step, isLast: step === artist.history.at(-1) })))
    .sort((one, other) => one.step.at.getTime() - other.step.at.getTime())
}

async function linkOf({ db, config, now }: Context<User | null>, { artist, step }: Step): Promise<Link | null> {
  if (step.event === 'accept' || step.event === 'linkSent') return issueFormLink(db, config, artist.id, now)
  if (step.event === 'requestMissingData') return reopenFormLink(db, config, artist.id, now)
  return null
}

/** Writes the event down; mails and notifications follow from it as they always do. */
async function recordStep(ctx: Context<User | null>, { artist, step }: Step, link: Link | null): Promise<void> {
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
