import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { sentKey } from '#kit/server/http/sent-key.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { keepRevisions, lockRow, requireUnchanged } from '#kit/server/revisions/revisions.ts'
import {
  type ContentReason,
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

/** A day for one email: nobody can fill another person's mailbox by knowing their address. */
const mostNotices = 5

/** Anybody's notice. Those of one thing that wait are one report; the same form again is the same notice. */
export async function makeNotice(ctx: Actor, sentNotice: Notice): Promise<string> {
  const { db, now } = ctx
  const { place, good_faith: _, ...notice } = sentNotice
  const key = sentKey(sentNotice)
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

type Given = { revision?: number | undefined; set: Updateable<Tables['content_reports']>; changes?: FieldChange[] }

/** Fields that others may have changed since a decision was begun. */
const labels = { state: 'contentReports.state', objections: 'contentReports.objections' } as const

/** The only function that changes a report's state. */
async function moveContentReport(ctx: Actor, id: number, step: ContentStep, { revision, set, changes = [] }: Given) {
  const before = await lockedReport(ctx, id)
  await requireUnchanged<Record<keyof typeof labels, unknown>>(ctx, 'content_reports', before, { revision, labels })
  if (!isContentStep(step, before.state)) fail('content_report_state')
  const state = contentSteps[step].to
  await keepRevisions(ctx, 'content_reports', [
    { row: before, changes: [{ field: 'state', before: before.state, after: state }, ...changes] },
  ])
  await ctx.db
    .updateTable('content_reports')
    // What waits already has waited since the first of them.
    .set({ state, ...(state !== before.state && { state_changed_at: ctx.now }), ...set })
    .where('id', '=', id)
    .execute()
  return before
}

async function lockedReport({ db }: Pick<Actor, 'db'>, id: number) {
  await lockRow(db, 'content_reports', id)
  return found(
    await db
      .selectFrom('content_reports')
      .select(['id', 'kind', 'content_id', 'pro_artist_id', 'state', 'measure', 'decided_at', 'decided_by', 'revision'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
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

/**
 * An objection within its months: that of the reporter whose notice was refused, or of the artist, without a notice, to a restriction.
 * Each has one; the same one again is none.
 */
export async function objectTo(ctx: Actor, id: number, text: string, noticeId: number | null): Promise<void> {
  const { db, now } = ctx
  const step = noticeId === null ? 'object' : 'objectAsReporter'
  const report = await lockedReport(ctx, id)
  const known = await db
    .selectFrom('content_objections')
    .select(['content_notice_id', 'text', 'decided_at'])
    .where('content_report_id', '=', id)
    .execute()
  const own = known.find(({ content_notice_id }) => content_notice_id === noticeId)
  if (own?.text === text) return
  if (own) fail('content_objected')
  if (!isContentStep(step, report.state) || (report.measure === null) !== (noticeId !== null))
    fail('content_report_state')
  if (!mayObject(step, report, now)) fail('content_objection_late')
  await db
    .insertInto('content_objections')
    .values({ content_report_id: id, content_notice_id: noticeId, text, objected_at: now })
    .execute()
  const waiting = known.filter(({ decided_at }) => decided_at === null).length
  await moveContentReport(ctx, id, step, {
    set: report.state === 'OBJECTED' ? {} : { ...noAnswer, objection: text, objected_at: now },
    changes: [{ field: 'objections', before: waiting, after: waiting + 1 }],
  })
  await ctx.record('contentReport.objected', id, {})
}

/** Objections that were answered before are no longer the latest. */
const noAnswer = { objection_note: null, objection_decided_at: null, objection_decided_by: null }

/** Of all objections that wait: a restriction is taken back; or what was not restricted is restricted after all, with reasons of its own for the artist. */
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
  const { db, user, now } = ctx
  const set = { objection_note: note, objection_decided_by: user.id, objection_decided_at: now }
  await lockRow(db, 'content_reports', id)
  await db
    .updateTable('content_objections')
    .set({ note, is_accepted: step === 'acceptObjection', decided_by: user.id, decided_at: now })
    .where('content_report_id', '=', id)
    .where('decided_at', 'is', null)
    .execute()
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
