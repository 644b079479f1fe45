import { listeners } from '#app/server/app.ts'
import type { ReportReason } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { makeReport, moveReport } from '#reputation/abuse-reports/server/abuse-reports.steps.ts'
import { linkForAuthor } from '#reputation/abuse-reports/server/author-case.ts'
import { handOver } from '#reputation/abuse-reports/server/hand-over.ts'
import {
  type ContentKind,
  type ContentReason,
  contentAnchor,
} from '#reputation/content-reports/contract/content-reports.flow.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import type { Academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { insertWork } from '#testing/make/make-portfolio.ts'
import { insertPublicProfile } from '#testing/make/make-public-profiles.ts'
import { reviewOf } from '#testing/make/make-reviews.ts'

/** A review that is reported by its artist (an arbitrary one by default), with a link of its author. */
export async function reportedReview(
  world: Academy,
  artistId: number | null,
  student: string | null,
  reason: ReportReason = 'ADVERTISING',
) {
  const review = await reviewOf(world, artistId, student)
  const acts = portalActs(world)
  const id = await makeReport(acts, review.id, { reason, explanation: 'To reklama, a nie opinia.' })
  const route = await linkForAuthor(acts, id)
  return { id, review_id: review.id, hash: route.split('/').at(-1) as string, ofReview: review.hash }
}

/** The same, upheld by the office. */
export async function takenDown(world: Academy, artistId: number | null, student: string | null) {
  const report = await reportedReview(world, artistId, student)
  const set = { measure: 'REMOVED', ground: 'ADVERTISING', note: 'Reklama hurtowni.', decided_at: new Date() } as const
  await moveReport(portalActs(world), report.id, 'uphold', { set })
  return report
}

/** The same, with an objection that waits for the office. */
export async function objectedTo(world: Academy, artistId: number | null, student: string | null) {
  const report = await takenDown(world, artistId, student)
  const set = { objection: 'To nie była reklama.', objected_at: new Date() }
  await moveReport(portalActs(world), report.id, 'object', { set })
  return report
}

/** What the schedule does when authors' time is over. */
export function passDeadlines({ portal, clock }: Academy): Promise<void> {
  return handOver({ ...portal, clock: clock.now }, listeners)
}

/** What an artist shows to everybody. */
export async function publicContentOf(world: Academy, artistId: number, kind: ContentKind = 'WORK') {
  await insertPublicProfile(world.db, artistId)
  const { slug } = await world.db
    .selectFrom('public_profile_addresses')
    .select('slug')
    .where('pro_artist_id', '=', artistId)
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  if (kind === 'PROFILE') return { kind, id: artistId, place: `/artists/${slug}` }
  const { id } =
    kind === 'WORK'
      ? await insertWork(world.db, artistId, { status: 'APPROVED' })
      : await reviewOf(world, artistId, null)
  return { kind, id, place: `/artists/${slug}#${contentAnchor(kind, id)}` }
}

let numbers = 0

/** A filled-out form about it. */
export function noticeAbout({ place }: { place: string }, email: string | null = `alina-${numbers}@poczta.example`) {
  numbers += 1
  return {
    ...{ place, key: crypto.randomUUID(), reason: 'OWN_IMAGE' as ContentReason },
    explanation: 'Na tym zdjęciu jestem ja i nie było na to mojej zgody.',
    ...{ name: 'Alina Nowicka', email },
    ...{ good_faith: true as const, language_name: 'pl' as 'pl' | 'en-US' },
  }
}

/** A report of it that waits, with the link in the mail to its reporter. */
export async function reportedContent(world: Academy, artistId: number, email?: string) {
  const content = await publicContentOf(world, artistId)
  const notice = noticeAbout(content, email)
  await (await world.guest()).send(contentReports.send, notice)
  const { id } = await world.db
    .selectFrom('content_reports')
    .select('id')
    .where('kind', '=', content.kind)
    .where('content_id', '=', content.id)
    .executeTakeFirstOrThrow()
  return { id, content, hash: await linkSentTo(world, notice.email as string) }
}

/** Of the latest mail. */
export async function linkSentTo({ db }: Academy, email: string): Promise<string> {
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('to', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /report-content\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}

type Outcome = { measure: 'HIDDEN' | 'BLOCKED' | null; state?: 'UPHELD' | 'DISMISSED' | 'OBJECTED'; email?: string }

/** The same, decided by nobody in particular. */
export async function decidedContent(world: Academy, artistId: number, { measure, state, email }: Outcome) {
  const report = await reportedContent(world, artistId, email)
  const at = new Date()
  const objection = 'Mam jej zgodę na piśmie.'
  if (state === 'OBJECTED') {
    const { id } = await world.db
      .selectFrom('content_notices')
      .select('id')
      .where('content_report_id', '=', report.id)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('content_objections')
      .values({
        ...{ content_report_id: report.id, content_notice_id: measure ? null : id, text: objection, objected_at: at },
      })
      .execute()
  }
  await world.db
    .updateTable('content_reports')
    .set({
      ...{ state: state ?? (measure ? 'UPHELD' : 'DISMISSED'), measure, ground: measure && 'OWN_IMAGE' },
      ...{ note: 'Osoba na zdjęciu nie wyraziła zgody.', decided_at: at },
      ...(state === 'OBJECTED' && { objection, objected_at: at }),
    })
    .where('id', '=', report.id)
    .execute()
  if (measure) {
    const hidden = { status: 'HIDDEN' as const, moderation_reason: 'Brak zgody.' }
    await world.db.updateTable('portfolio_items').set(hidden).where('id', '=', report.content.id).execute()
  }
  return report
}
