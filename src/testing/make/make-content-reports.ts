import {
  type ContentKind,
  type ContentReason,
  contentAnchor,
} from '#reputation/content-reports/contract/content-reports.flow.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import type { Academy } from '#testing/academy.ts'
import { insertWork } from '#testing/make/make-portfolio.ts'
import { insertPublicProfile } from '#testing/make/make-public-profiles.ts'
import { reviewOf } from '#testing/make/make-reviews.ts'

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
  await world.db
    .updateTable('content_reports')
    .set({
      ...{ state: state ?? (measure ? 'UPHELD' : 'DISMISSED'), measure, ground: measure && 'OWN_IMAGE' },
      ...{ note: 'Osoba na zdjęciu nie wyraziła zgody.', decided_at: at },
      ...(state === 'OBJECTED' && { objection: 'Mam jej zgodę na piśmie.', objected_at: at }),
    })
    .where('id', '=', report.id)
    .execute()
  if (measure) {
    const hidden = { status: 'HIDDEN' as const, moderation_reason: 'Brak zgody.' }
    await world.db.updateTable('portfolio_items').set(hidden).where('id', '=', report.content.id).execute()
  }
  return report
}
