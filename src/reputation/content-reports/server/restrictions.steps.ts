import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import type { ReportReason } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { takeDownReview } from '#reputation/abuse-reports/server/takedown.steps.ts'
import type { ContentKind, ContentReason } from '#reputation/content-reports/contract/content-reports.flow.ts'
import { refusedLikenesses, sharedLikenesses } from '#reputation/portfolio/server/perceptual-hashes.queries.ts'
import { movePortfolioItem } from '#reputation/portfolio/server/portfolio.steps.ts'
import { managedProfile } from '#reputation/public-profiles/server/public-profiles.queries.ts'
import { allowProfile, blockProfile } from '#reputation/public-profiles/server/public-profiles.steps.ts'

/* Content is hidden and restored by the steps of its own feature, and what the office restricts by itself gets its reasons. */

type Restricted = { kind: ContentKind; content_id: number; pro_artist_id: number | null }
type Reasons = { ground: ContentReason; note: string }

/** Hides it where anybody sees it; what is hidden already only gets the decision. */
export async function restrictContent(
  ctx: Context,
  { kind, content_id, pro_artist_id }: Restricted,
  { ground, note }: Reasons,
): Promise<void> {
  if (kind === 'REVIEW') return takeDownReview(ctx, content_id, { ground: reviewGrounds[ground], note })
  if (kind === 'PROFILE') {
    if (pro_artist_id === null) return fail('content_gone')
    return blockProfile(ctx, pro_artist_id, note)
  }
  const status = await workStatus(ctx, content_id)
  if (status === null) return fail('content_gone')
  if (status === 'PENDING') await movePortfolioItem(ctx, content_id, 'reject', { reason: note })
  if (status === 'APPROVED') await movePortfolioItem(ctx, content_id, 'hide', { reason: note })
}

/** Shows it again, unless it was changed or deleted meanwhile. */
export async function restoreContent(ctx: Context, { kind, content_id, pro_artist_id }: Restricted): Promise<void> {
  if (kind === 'PROFILE' && pro_artist_id !== null) {
    if ((await managedProfile(ctx.db, pro_artist_id))?.blocked_at) await allowProfile(ctx, pro_artist_id)
  }
  if (kind !== 'WORK') return
  const status = await workStatus(ctx, content_id)
  if (status === 'HIDDEN' || status === 'REJECTED')
    await movePortfolioItem(ctx, content_id, 'approve', { isAnswer: true })
}

async function workStatus({ db }: Pick<Actor, 'db'>, id: number) {
  const work = await db.selectFrom('portfolio_items').select('status').where('id', '=', id).executeTakeFirst()
  return work?.status ?? null
}

type Decided = {
  kind: 'WORK' | 'PROFILE'
  content_id: number
  pro_artist_id: number
  measure: NonNullable<Tables['content_reports']['measure']>
  note: string
}

/** What the office restricted by itself gets its reasons; those of a report are the report's own. */
export async function noteRestriction(ctx: Actor, { kind, content_id, ...decided }: Decided): Promise<void> {
  const { db, now, user } = ctx
  const ofReport = await db
    .selectFrom('content_reports')
    .select('id')
    .where('kind', '=', kind)
    .where('content_id', '=', content_id)
    .where('measure', 'is not', null)
    .where('decided_at', '=', now.toISOString())
    .executeTakeFirst()
  if (ofReport) return
  await db
    .insertInto('content_reports')
    .values({
      ...{ ...decided, kind, content_id, source: 'OWN_INITIATIVE', state: 'UPHELD', ground: 'RULES' },
      ...{ reported_at: now, state_changed_at: now, decided_at: now, decided_by: user?.id ?? null },
      is_detected: kind === 'WORK' && (await isDetected(ctx, content_id)),
    })
    .execute()
}

/** The portal shows the office pictures that look like others. */
async function isDetected({ db }: Pick<Actor, 'db'>, workId: number): Promise<boolean> {
  return (await refusedLikenesses(db, workId)) || (await sharedLikenesses(db, workId))
}

/** What the rules of reviews call it. */
const reviewGrounds = {
  OWN_IMAGE: 'PERSONAL_DATA',
  PERSONAL_DATA: 'PERSONAL_DATA',
  UNTRUE: 'NOT_GENUINE',
  HATE: 'HATE',
  COPYRIGHT: 'OTHER',
  CHILD_ABUSE: 'OTHER',
  ILLEGAL: 'OTHER',
  RULES: 'OTHER',
} as const satisfies Record<ContentReason, ReportReason>
