import { sql } from 'kysely'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { revise } from '#kit/server/revisions/revisions.ts'
import { issueCertificate, revokeCertificate } from '#teaching/certificates/server/certificates.steps.ts'
import {
  contradicts,
  hasBegun,
  mayDoAbout,
  type Outcome,
  outcomeOf,
} from '#teaching/participants/contract/participants.flow.ts'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'
import { lockFor } from '../participants.steps.ts'
import { closeWaitingList, lockTraining } from './free-seats.steps.ts'

type Mark = {
  participant_id: number
  is_present: boolean | null
  /** What its sender saw: what somebody recorded since stays. */
  was?: boolean | null | undefined
}

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'participant.attendanceRecorded': { session_id: number; is_present: boolean | null }
    'participant.graded': { before: Outcome; after: Outcome; reason: string | null }
    /** They attended a training that is completed: a review is requested. */
    'participant.attended': { training_id: number }
    /** Their attendance was corrected: no review is requested any more. */
    'participant.attendanceUndone': { training_id: number }
  }
}

/** Records the attendance at a session. An outcome that does not fit any more is deleted. */
export async function attend(ctx: Actor, trainingId: number, sessionId: number, marks: Mark[]): Promise<void> {
  const { db, now } = ctx
  const training = await lockTraining(db, trainingId)
  const session = await db
    .selectFrom('training_sessions')
    .select('starts_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  if (!hasBegun(session, now)) fail('session_not_begun')
  await writeMarks(ctx, training, sessionId, marks)
}

/** Deletes the attendance of sessions that are removed or postponed, and the outcomes that were based on it. */
export async function loseAttendance(
  ctx: Actor,
  trainingId: number,
  sessions: readonly { id: number }[],
): Promise<void> {
  const training = await lockTraining(ctx.db, trainingId)
  for (const { id } of sessions) {
    const marked = await ctx.db
      .selectFrom('attendances')
      .select('participant_id')
      .where('training_session_id', '=', id)
      .execute()
    await writeMarks(
      ctx,
      training,
      id,
      marked.map(({ participant_id }) => ({ participant_id, is_present: null })),
    )
  }
}

async function writeMarks(
  ctx: Actor,
  { id: trainingId, state, brought_in_at }: { id: number; state: TrainingState; brought_in_at: string | null },
  sessionId: number,
  marks: Mark[],
): Promise<void> {
  const { db } = ctx
  const seats = new Map((await seatsOf(ctx, trainingId)).map((seat) => [seat.id, seat]))
  const recorded = await recordedAt(db, sessionId)
  for (const { participant_id, is_present, was } of marks) {
    const seat = seats.get(participant_id)
    if (!seat || !mayDoAbout('attend', { ...seat, state, has_begun: true })) fail('participant_state')
    if (was !== undefined && was !== (recorded.get(participant_id) ?? null)) continue
    const at = { participant_id, training_session_id: sessionId }
    if (await writeMark(db, at, is_present))
      await ctx.record('participant.attendanceRecorded', participant_id, { session_id: sessionId, is_present })
  }
  const changed = new Set(marks.map(({ participant_id }) => participant_id))
  for (const seat of await seatsOf(ctx, trainingId))
    if (changed.has(seat.id) && contradicts(seat.outcome, seat.attendance))
      await setOutcome(ctx, { ...seat, state, brought_in_at }, 'NONE', null)
}

async function recordedAt(db: Db, sessionId: number): Promise<Map<number, boolean>> {
  const rows = await db
    .selectFrom('attendances')
    .select(['participant_id', 'is_present'])
    .where('training_session_id', '=', sessionId)
    .execute()
  return new Map(rows.map(({ participant_id, is_present }) => [participant_id, is_present]))
}

/** False where that was recorded already. */
async function writeMark(
  db: Db,
  at: { participant_id: number; training_session_id: number },
  is_present: boolean | null,
): Promise<boolean> {
  if (is_present === null) {
    const { numDeletedRows } = await db
      .deleteFrom('attendances')
      .where((eb) => eb.and(at))
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('attendances')
    .values({ ...at, is_present })
    .onConflict((conflict) =>
      conflict
        .columns(['participant_id', 'training_session_id'])
        .doUpdateSet({ is_present })
        .where('attendances.is_present', '<>', is_present),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type Grade = { outcome: Outcome; reason: string | null; revision?: number | undefined }

/** Records the outcome of a participant; NONE deletes it, and reverts its effects. */
export async function grade(ctx: Context, id: number, { outcome, reason, revision }: Grade): Promise<void> {
  const standing = await lockFor(ctx, id, 'grade')
  const seat = (await seatsOf(ctx, standing.training_id)).find((one) => one.id === id)
  // Of what was before the portal nobody recorded the attendance.
  if (standing.brought_in_at === null && contradicts(outcome, seat?.attendance ?? [])) fail('outcome_contradicts')
  const before = { id, revision: standing.revision, outcome: standing.outcome }
  const labels = { outcome: 'participants.outcome' } as const
  const isChanged = await revise(ctx, 'participants', before, { outcome }, { revision, labels })
  if (isChanged) await setOutcome(ctx, standing, outcome, reason)
}

/**
 * Records the outcomes when a training is completed: attendance decides where nobody did, and attendees are notified of
 * what follows. Refused while somebody's outcome is open.
 */
export async function recordOutcomes(ctx: Actor, trainingId: number): Promise<void> {
  await lockTraining(ctx.db, trainingId)
  const seats = (await seatsOf(ctx, trainingId)).filter(({ status }) => status !== 'CANCELLED')
  const ended = seats.map((seat) => ({
    ...seat,
    now: seat.outcome === 'NONE' ? outcomeOf(seat.attendance) : seat.outcome,
  }))
  const open = ended.filter(({ now }) => now === null).map(({ name }) => name)
  if (open.length > 0) fail('outcomes_missing', { names: open.join(', ') })
  for (const { id, outcome, now } of ended) {
    if (outcome === 'NONE') await writeOutcome(ctx, id, outcome, now as Outcome, null)
    await follow(ctx, { id, training_id: trainingId }, 'NONE', now as Outcome, null)
  }
  await closeWaitingList(ctx, trainingId)
}

type Seat = { id: number; training_id: number; outcome: Outcome; state: string; brought_in_at: string | null }

async function setOutcome(ctx: Actor, seat: Seat, after: Outcome, reason: string | null): Promise<void> {
  await writeOutcome(ctx, seat.id, seat.outcome, after, reason)
  // Nothing follows from an outcome before a training is completed, or of what was before the portal.
  if (seat.state === 'COMPLETED' && seat.brought_in_at === null) await follow(ctx, seat, seat.outcome, after, reason)
}

async function writeOutcome(ctx: Actor, id: number, before: Outcome, after: Outcome, reason: string | null) {
  await ctx.db.updateTable('participants').set({ outcome: after }).where('id', '=', id).execute()
  await ctx.record('participant.graded', id, { before, after, reason })
}

const wasThere = (outcome: Outcome) => outcome === 'PASS' || outcome === 'FAIL'

type Followed = Pick<Seat, 'id' | 'training_id'>

/** What follows from an outcome, and is taken back with it. */
async function follow(
  ctx: Actor,
  { id, training_id }: Followed,
  before: Outcome,
  after: Outcome,
  reason: string | null,
) {
  const isErased = wasThere(after) && (await isParticipantErased(ctx.db, id))
  if (after === 'PASS' && !isErased) await issueCertificate(ctx, id)
  if (before === 'PASS') await revokeCertificate(ctx, id, reason ?? ctx.t('participants.graded_anew'))
  if (wasThere(after) && !wasThere(before) && !isErased) await ctx.record('participant.attended', id, { training_id })
  if (wasThere(before) && !wasThere(after)) await ctx.record('participant.attendanceUndone', id, { training_id })
}

/** Who was erased has no name for a certificate, and no address for the request of a review. The lock waits for an erasure that has begun. */
async function isParticipantErased(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from participants
    join students on students.id = student_id
    join users on users.id = students.user_id
    where participants.id = ${id} and not is_forgotten(users.id, users.email)
    for key share of users
  `.execute(db)
  return rows.length === 0
}

/** Every participant, and whether they were at each session; null where nobody recorded it. */
function seatsOf({ db }: Actor, trainingId: number) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select([
      'participants.id',
      'training_id',
      'participants.status',
      'outcome',
      fullNameIn().as('name'),
      sql<(boolean | null)[]>`(
        select coalesce(json_agg(is_present order by training_sessions.id), '[]') from training_sessions
        left join attendances on training_session_id = training_sessions.id and participant_id = participants.id
        where training_sessions.training_id = participants.training_id
      )`.as('attendance'),
    ])
    .where('training_id', '=', trainingId)
    .orderBy('participants.id')
    .execute()
}
