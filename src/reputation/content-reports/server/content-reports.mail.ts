import type { Language } from '#kit/contract/texts/text.ts'
import type { MailName } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { objectUntil } from '#reputation/content-reports/contract/content-reports.flow.ts'
import {
  type ContentFacts,
  contentFacts,
  isAnsweredAt,
  latestRestriction,
  publicReportOf,
  refusedBefore,
} from './content-facts.queries.ts'

/**
 * Emails reporters a receipt and what was decided, and the artist the reasons for each restriction (Digital Services Act, articles 16
 * and 17), both with what they can do next.
 */
export const contentReportMails: Listeners = {
  'contentReport.made': (ctx, id) => writeReporters(ctx, id, 'content_report_received', { most: 1 }),
  'contentReport.upheld': (ctx, id) => writeReporters(ctx, id, 'content_report_upheld'),
  'contentReport.dismissed': (ctx, id) => writeReporters(ctx, id, 'content_report_dismissed'),
  'contentReport.objectionAccepted': async (ctx, id) => {
    const facts = await contentFacts(ctx, id)
    if (!facts.measure) return writeReporters(ctx, id, 'content_report_upheld_after_all')
    await writeReporters(ctx, id, 'content_report_overturned', { noticesOf: await refusedBefore(ctx, facts) })
    await writeArtist(ctx, id, 'content_objection_accepted')
  },
  'contentReport.objectionRejected': async (ctx, id) => {
    const { measure } = await contentFacts(ctx, id)
    if (measure) await writeArtist(ctx, id, 'content_objection_rejected')
    else await writeReporters(ctx, id, 'content_report_final', { isToObjectors: true })
  },

  // The author of a review objects where reviews have it.
  'abuseReport.objectionAccepted': async (ctx, id, { note }) => {
    const report = await publicReportOf(ctx, id)
    if (report) await writeReporters(ctx, report.id, 'content_report_overturned', { quote: note })
  },

  'portfolioItem.hidden': (ctx, id) => writeReasons(ctx, 'WORK', id, 'portfolio_hidden'),
  'portfolioItem.rejected': (ctx, id) => writeReasons(ctx, 'WORK', id, 'portfolio_unpublished'),
  'proArtist.publicProfileBlocked': (ctx, id) => writeReasons(ctx, 'PROFILE', id, 'public_profile_blocked'),
}

/** The statement of reasons. */
async function writeReasons(ctx: Actor, kind: 'WORK' | 'PROFILE', id: number, name: MailName): Promise<void> {
  const facts = await latestRestriction(ctx, kind, id)
  if (facts) await writeArtist(ctx, facts.id, name)
}

async function writeArtist(ctx: Actor, id: number, name: MailName): Promise<void> {
  const facts = await contentFacts(ctx, id)
  const { artist, title, artist_route: route } = facts
  if (!artist) return
  const { params, ...head } = mailTo(artist)
  await sendMail(ctx, {
    ...{ ...head, name, route, quote: facts.objection_note ?? facts.note },
    params: { ...params, ...paramsOf(ctx, facts, head.language) },
    typed: { title: title ? defang(title[head.language]) : facts.artist_name },
  })
}

type Recipients = {
  /** Only the latest of them. */
  most?: number
  quote?: string
  /** Another report, whose reporters get the mail. */
  noticesOf?: number | undefined
  /** Only those whose objections were answered now. */
  isToObjectors?: true
}

/** Everybody who gave an address. The report is locked while a notice is added. */
async function writeReporters(
  ctx: Actor,
  id: number,
  name: MailName,
  { most = Number.MAX_SAFE_INTEGER, quote, noticesOf = id, isToObjectors }: Recipients = {},
): Promise<void> {
  const facts = await contentFacts(ctx, id)
  const notices = await ctx.db
    .selectFrom('content_notices')
    .select(['id', 'email', 'language_name', 'place'])
    .where('content_report_id', '=', noticesOf)
    .$if(!!isToObjectors, (some) => some.where(isAnsweredAt(ctx.now)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  for (const { email, language_name: language, place, ...notice } of notices) {
    if (email === null) continue
    await sendMail(ctx, {
      ...{ to: email, language, name, quote: quote ?? facts.objection_note ?? facts.note },
      params: { place: `${ctx.config.publicUrl}${place}`, ...paramsOf(ctx, facts, language) },
      route: await linkFor(ctx, notice.id),
    })
  }
}

/** A new link for one mail; those of earlier mails go on working. */
async function linkFor({ db, now }: Actor, content_notice_id: number): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('content_notice_links')
    .values({ token_hash: hashToken(token), content_notice_id, created_at: now })
    .execute()
  return `report-content/${token}`
}

function paramsOf(ctx: Actor, facts: ContentFacts, language: Language) {
  const t = ctx.texts.in(language)
  const { ground, source, is_detected, decided_at, objection_decided_by, decided_by } = facts
  const found = source === 'NOTICE' ? 'reported' : is_detected ? 'detected' : 'office'
  const isSame = objection_decided_by !== null && objection_decided_by === decided_by
  return {
    ground: ground ? t(`contentReports.ground_${ground}`) : '',
    found: t(`contentReports.found_${found}`),
    until: decided_at ? dayInEach(academyDay(new Date(objectUntil(decided_at))))[language] : '',
    decider: isSame ? t('contentReports.same_decider') : t('contentReports.other_decider'),
    ways: t('contentReports.ways_out'),
  }
}
