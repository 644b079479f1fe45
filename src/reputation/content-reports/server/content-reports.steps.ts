import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { keepRevisions, lockRow, requireUnchanged } from '#kit/server/revisions/revisions.ts'
import {
  type ContentReason,
  type ContentState,
  type ContentStep,
  contentSteps,
  isContentStep,
  mayObject,
} from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { reportContent } from '#reputation/content-reports/contract/report-content.ts'
import { contentAt, publicContent } from './content.queries.ts'
import { isForOthers } from './content-reports.queries.ts'
import { restoreContent, restrictContent } from './restrictions.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** A notice: the first of a report, or one more. */
    'contentReport.made': { reason: ContentReason }
    'contentReport.upheld': { ground: ContentReason; note: string }
    'contentReport.dismissed': { note: string }
    'contentReport.objected': object
    'contentReport.objectionAccepted': { note: string }
    'contentReport.objectionRejected': { note: string }
  }
}

type Notice = Parsed<typeof reportContent.send>

/** In a day, of one email: others' mailboxes are not filled by whoever knows their address. */
const mostNotices = 5

/** Anybody's notice. Those of one thing that wait are one report; the same form again is the same notice. */
export async function makeNotice(ctx: Actor, { place, key, good_faith: _, ...notice }: Notice): Promise<string> {
  const { db, now } = ctx
  const about = await contentAt(db, place)
  const sent = await db.selectFrom('content_notices').select('place').where('key', '=', key).executeTakeFirst()
  if (sent) return sent.place
  if (!about) return failFields({ place: 'content_address' })
  const content = await publicContent(db, about.kind, about.id, notice.language_name)
  await requireFewNotices(ctx, notice.email)
  const reportId = await waitingReport(ctx, content)
  const made = await db
    .insertInto('content_notices')
    .values({ ...notice, content_report_id: reportId, key, place: content.place, reported_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await ctx.record('contentReport.made', reportId, { reason: notice.reason })
  return content.place
}

async function requireFewNotices({ db, now }: Actor, email: string | null): Promise<void> {
  if (email === null) return
  const { count } = await db
    .selectFrom('content_notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('reported_at', '>', shift(now, { days: -1 }))
    .executeTakeFirstOrThrow()
  if (count >= mostNotices) failFields({ email: 'content_notices_many' })
}

type Reported = { kind: Tables['content_reports']['kind']; id: number; artist_id: number }

/** The report of this content that waits, or a new one. */
async function waitingReport(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  { kind, id: content_id, artist_id }: Reported,
): Promise<number> {
  const made = await db
    .insertInto('content_reports')
    .values({
      ...{ source: 'NOTICE', kind, content_id, pro_artist_id: artist_id, state: 'TO_DECIDE' },
      ...{ reported_at: now, state_changed_at: now },
    })
    // A parameter would keep a prepared plan from matching the partial index.
    .onConflict((conflict) =>
      conflict.columns(['kind', 'content_id']).where(sql<SqlBool>`state = 'TO_DECIDE'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const waiting = await db
    .selectFrom('content_reports')
    .select('id')
    .where('kind', '=', kind)
    .where('content_id', '=', content_id)
    .where('state', '=', 'TO_DECIDE')
    .forUpdate()
    .executeTakeFirst()
  // It may have been decided a moment ago.
  return waiting?.id ?? waitingReport({ db, now }, { kind, id: content_id, artist_id })
}

type Given = { revision?: number | undefined; set: Updateable<Tables['content_reports']> }

/** The only function that changes a report's state. */
async function moveContentReport(ctx: Actor, id: number, step: ContentStep, { revision, set }: Given) {
  await lockRow(ctx.db, 'content_reports', id)
  const before = found(
    await ctx.db
      .selectFrom('content_reports')
      .select(['id', 'kind', 'content_id', 'pro_artist_id', 'state', 'measure', 'decided_at', 'decided_by', 'revision'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  const labels = { state: 'contentReports.state' } as const
  await requireUnchanged<{ state: ContentState }>(ctx, 'content_reports', before, { revision, labels })
  if (!isContentStep(step, before.state)) fail('content_report_state')
  const state = contentSteps[step].to
  await keepRevisions(ctx, 'content_reports', [
    { row: before, changes: [{ field: 'state', before: before.state, after: state }] },
  ])
  await ctx.db
    .updateTable('content_reports')
    .set({ state, state_changed_at: ctx.now, ...set })
    .where('id', '=', id)
    .execute()
  return before
}

type Decision = { note: string; revision?: number | undefined }

/** Hides what was reported; its reasons are the artist's statement of reasons. */
export async function upholdReport(
  ctx: Context,
  id: number,
  { ground, note, revision }: Decision & { ground: ContentReason },
): Promise<void> {
  const { kind } = found(
    await ctx.db.selectFrom('content_reports').select('kind').where('id', '=', id).executeTakeFirst(),
  )
  const measure = kind === 'PROFILE' ? ('BLOCKED' as const) : ('HIDDEN' as const)
  const set = { measure, ground, note, decided_by: ctx.user.id, decided_at: ctx.now }
  const report = await moveContentReport(ctx, id, 'uphold', { revision, set })
  await restrictContent(ctx, report, { ground, note })
  await ctx.record('contentReport.upheld', id, { ground, note })
}

export async function dismissReport(ctx: Context, id: number, { note, revision }: Decision): Promise<void> {
  const set = { note, decided_by: ctx.user.id, decided_at: ctx.now }
  await moveContentReport(ctx, id, 'dismiss', { revision, set })
  await ctx.record('contentReport.dismissed', id, { note })
}

/** The one objection, within its months. */
export async function objectTo(ctx: Actor, id: number, objection: string): Promise<void> {
  const report = await moveContentReport(ctx, id, 'object', { set: { objection, objected_at: ctx.now } })
  if (!mayObject(report, ctx.now)) fail('content_objection_late')
  await ctx.record('contentReport.objected', id, {})
}

/** A restriction is taken back; or what was not restricted is restricted after all, with reasons of its own for the artist. */
export async function acceptObjection(ctx: Context, id: number, { note, revision }: Decision): Promise<void> {
  const report = await answerObjection(ctx, id, 'acceptObjection', { note, revision })
  if (report.measure) await restoreContent(ctx, report)
  else await restrictAfterAll(ctx, report, note)
  await ctx.record('contentReport.objectionAccepted', id, { note })
}

export async function rejectObjection(ctx: Context, id: number, { note, revision }: Decision): Promise<void> {
  await answerObjection(ctx, id, 'rejectObjection', { note, revision })
  await ctx.record('contentReport.objectionRejected', id, { note })
}

async function answerObjection(
  ctx: Context,
  id: number,
  step: 'acceptObjection' | 'rejectObjection',
  { note, revision }: Decision,
) {
  const set = { objection_note: note, objection_decided_by: ctx.user.id, objection_decided_at: ctx.now }
  const report = await moveContentReport(ctx, id, step, { revision, set })
  if (await isForOthers(ctx, report.decided_by)) fail('content_same_decider')
  return report
}

type Refused = Awaited<ReturnType<typeof moveContentReport>>

async function restrictAfterAll(ctx: Context, { kind, content_id, pro_artist_id, ...refused }: Refused, note: string) {
  const { db, now, user } = ctx
  const first = await db
    .selectFrom('content_notices')
    .select('reason')
    .where('content_report_id', '=', refused.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const ground = first?.reason ?? 'RULES'
  if (kind !== 'REVIEW')
    await db
      .insertInto('content_reports')
      .values({
        ...{ source: 'NOTICE', kind, content_id, pro_artist_id, state: 'UPHELD', ground, note },
        measure: kind === 'PROFILE' ? 'BLOCKED' : 'HIDDEN',
        ...{ reported_at: now, state_changed_at: now, decided_at: now, decided_by: user.id },
      })
      .execute()
  await restrictContent(ctx, { kind, content_id, pro_artist_id }, { ground, note })
}
