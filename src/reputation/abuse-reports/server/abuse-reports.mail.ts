import type { Language } from '#kit/contract/texts/text.ts'
import type { MailName } from '#kit/contract/texts/texts.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo, type Recipient } from '#kit/server/mail/mail-to.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { availableAuthorSteps } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { linkForAuthor, reportsOfAuthor, stateAt } from './author-case.ts'
import { type ReportFacts, reportFacts } from './report-facts.ts'

/**
 * Emails the author about each measure against their review, and their means against it; a decision that hides or
 * removes it includes a statement of reasons. The artist who reported it is emailed the outcome.
 */
export const abuseReportMails: Listeners = {
  'abuseReport.made': async (ctx, id) => {
    const report = await reportFacts(ctx, id)
    if (report.reason === 'PERSONAL_DATA') await writeAuthor(ctx, report, 'review_personal_data', report.explanation)
    if (report.reason === 'HATE') await writeAuthor(ctx, report, 'review_hidden_meanwhile')
  },

  'abuseReport.upheld': async (ctx, id, { note }) => {
    const report = await reportFacts(ctx, id)
    await writeAuthor(ctx, report, report.measure === 'REMOVED' ? 'review_removed' : 'review_hidden', note)
    await writeArtist(
      ctx,
      report,
      report.measure === 'REMOVED' ? 'report_upheld_removed' : 'report_upheld_hidden',
      note,
    )
  },

  'abuseReport.dismissed': async (ctx, id, { note }) => {
    const report = await reportFacts(ctx, id)
    // The author got no mail about any other report, and a review that another report hides is not visible.
    const isShown = report.review_status === 'PUBLISHED'
    if (report.reason === 'HATE' && isShown) await writeAuthor(ctx, report, 'review_shown_again')
    if (report.reason === 'PERSONAL_DATA' && isShown) await writeAuthor(ctx, report, 'review_stays')
    await writeArtist(ctx, report, 'report_dismissed', note)
  },

  'abuseReport.objectionAccepted': async (ctx, id, { note }) => {
    const report = await reportFacts(ctx, id)
    await writeAuthor(ctx, report, 'objection_accepted', note)
    await writeArtist(ctx, report, 'report_overturned', note)
  },

  'abuseReport.objectionRejected': async (ctx, id, { note }) =>
    writeAuthor(ctx, await reportFacts(ctx, id), 'objection_rejected', note),

  ...onCorrectedEmail(async (ctx, userId) => {
    const own = await reportsOfAuthor(ctx.db, userId)
      .select(['abuse_reports.id', 'abuse_reports.state', 'author_until'])
      .orderBy('abuse_reports.id')
      .execute()
    const isOpen = (report: (typeof own)[number]) =>
      availableAuthorSteps({ state: stateAt(report, ctx.now) }).length > 0
    for (const { id } of own.filter(isOpen)) await writeAuthor(ctx, await reportFacts(ctx, id), 'review_case_link')
  }),
}

/** With a link to the page where the author sees it all, and can answer. */
async function writeAuthor(
  ctx: Actor,
  report: ReportFacts,
  name: MailName,
  quote: string | null = null,
): Promise<void> {
  await write(ctx, report, { to: report, name, quote, route: await linkForAuthor(ctx, report.id) })
}

async function writeArtist(ctx: Actor, report: ReportFacts, name: MailName, quote: string): Promise<void> {
  if (report.artist)
    await write(ctx, report, { to: report.artist, name, quote, route: `trainings/reviews/${report.review_id}` })
}

type To = { to: Recipient; name: MailName; quote: string | null; route: string }

async function write(
  ctx: Actor,
  { title, ground, reason, is_public, author_until }: ReportFacts,
  { to, ...mail }: To,
): Promise<void> {
  const { params, ...head } = mailTo(to)
  const { language } = head
  const more = {
    ground: ctx.texts.in(language)(`abuseReports.ground_${ground ?? reason}`),
    reported: ctx.texts.in(language)(`abuseReports.reported_by_${is_public ? 'public' : 'artist'}`),
    until: author_until ? momentIn(language, author_until) : '',
  }
  await sendMail(ctx, { ...head, ...mail, params: { ...params, ...more }, typed: { title: defang(title[language]) } })
}

function momentIn(language: Language, at: string): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: academyZone })
  return written.format(new Date(at))
}
