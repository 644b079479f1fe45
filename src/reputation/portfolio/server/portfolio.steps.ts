import { hasPermission } from '#kit/contract/rights.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { lockApproval } from '#reputation/consents/server/refusal-lock.steps.ts'
import { requireConsent } from '#reputation/consents/server/standing.steps.ts'
import {
  availablePortfolioSteps,
  mayEditPortfolio,
  moderationRight,
  type PortfolioStep,
  portfolioSteps,
} from '#reputation/portfolio/contract/portfolio.flow.ts'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'
import { refusedLikenesses, sharedLikenesses } from './perceptual-hashes.queries.ts'
import { portfolioItem } from './portfolio.queries.ts'
import { portfolioLabels } from './portfolio-labels.ts'

/** The details of a work that its events carry. They are stored in the audit log, so its artist is included by id. */
export type WorkFacts = Pick<PortfolioItem, 'id' | 'title'> & { artist_id: number }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'portfolioItem.submitted': { work: WorkFacts }
    'portfolioItem.withdrawn': { work: WorkFacts }
    /** `is_answer`: to an objection, whose mail notifies the artist. */
    'portfolioItem.approved': { work: WorkFacts; is_answer?: boolean }
    'portfolioItem.rejected': { work: WorkFacts; reason: string | null }
    'portfolioItem.hidden': { work: WorkFacts; reason: string | null }
    'portfolioItem.reopened': { work: WorkFacts }
    /** What was approved has been edited. */
    'portfolioItem.sentBack': { work: WorkFacts }
  }
}

type Given = { revision?: number | undefined; reason?: string | null; isAnswer?: boolean }

const events = {
  submit: 'portfolioItem.submitted',
  withdraw: 'portfolioItem.withdrawn',
  approve: 'portfolioItem.approved',
  reject: 'portfolioItem.rejected',
  hide: 'portfolioItem.hidden',
  reopen: 'portfolioItem.reopened',
} as const satisfies Record<PortfolioStep, string>

/** The only function that changes a work's status: locks the row, checks the flow, updates it and records the event. */
export async function movePortfolioItem(
  ctx: Context,
  id: number,
  step: PortfolioStep,
  { revision, reason = null, isAnswer = false }: Given = {},
): Promise<PortfolioItem> {
  if (step === 'approve') await lockApproval(ctx.db)
  const before = await lockItem(ctx, id)
  requireStep(ctx, before, step)
  if (step === 'submit' && before.images.length === 0) fail('portfolio_pictureless')
  // One that was imported, or begun with its pictures, has none until its artist writes it.
  if (step === 'submit' && isBlank(before.description)) fail('portfolio_wordless')
  // Without an answer, the consent would cover words about health without its part for them.
  if (step === 'submit' && before.health === null) fail('portfolio_health')
  if (step === 'approve') {
    await requireConsent(ctx.db, id)
    if (await refusedLikenesses(ctx.db, id)) fail('portfolio_copy_refused')
    if (await sharedLikenesses(ctx.db, id)) fail('portfolio_copy_asked')
  }
  const { to, by } = portfolioSteps[step]
  const moderated = by === 'office' && {
    moderated_at: ctx.now,
    moderated_by: ctx.user.id,
    moderation_reason: reason,
  }
  await setStatus(ctx, before, to, revision)
  if (moderated) await ctx.db.updateTable('portfolio_items').set(moderated).where('id', '=', id).execute()
  await ctx.record(events[step], id, { work: workFacts(before), reason, ...(isAnswer && { is_answer: true }) })
  return found(await portfolioItem(ctx, id))
}

/** Locks a work and reads its state at that time. */
export async function lockItem(ctx: Context, id: number): Promise<PortfolioItem> {
  await lockRow(ctx.db, 'portfolio_items', id)
  return found(await portfolioItem(ctx, id))
}

/** Locks a work for a user who may change it. */
export async function lockForEdit(ctx: Context, id: number): Promise<PortfolioItem> {
  const item = await lockItem(ctx, id)
  return mayEditPortfolio(ctx.user, item) ? item : fail('forbidden')
}

/** An approved work that the artist has changed returns to the office. */
export async function afterEdit(ctx: Context, id: number): Promise<PortfolioItem> {
  const item = found(await portfolioItem(ctx, id))
  if (item.status !== 'APPROVED' || hasPermission(ctx.user, moderationRight)) return item
  await setStatus(ctx, item, 'PENDING', undefined)
  await ctx.record('portfolioItem.sentBack', id, { work: workFacts(item) })
  return found(await portfolioItem(ctx, id))
}

async function setStatus(
  ctx: Context,
  before: PortfolioItem,
  status: PortfolioStatus,
  revision: number | undefined,
): Promise<void> {
  await revise<{ status: PortfolioStatus }>(
    ctx,
    'portfolio_items',
    before,
    { status },
    { revision, labels: portfolioLabels },
  )
  await ctx.db
    .updateTable('portfolio_items')
    .set({ status, status_changed_at: ctx.now, ...(status === 'PENDING' && { submitted_at: ctx.now }) })
    .where('id', '=', before.id)
    .execute()
}

function isBlank(description: PortfolioItem['description']): boolean {
  return Object.values(description).every((text) => text === '')
}

function requireStep({ user, t }: Context, item: PortfolioItem, step: PortfolioStep): void {
  if (availablePortfolioSteps(user, item).includes(step)) return
  const isOfStatus = (portfolioSteps[step].from as readonly PortfolioStatus[]).includes(item.status)
  if (isOfStatus) fail('forbidden')
  fail('portfolio_status', { status: t(`artists.portfolio_${item.status}`) })
}

export function workFacts({ id, title, pro_artist_id }: PortfolioItem): WorkFacts {
  return { id, title, artist_id: pro_artist_id }
}
