import type { Permission } from '#kit/contract/permissions.ts'
import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import { allTrainingsRight, isFinal, isOpen, type TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

export const participantStatuses = ['REGISTERED', 'CONFIRMED', 'CANCELLED'] as const
export const outcomes = ['PASS', 'FAIL', 'NO_SHOW', 'NONE'] as const
export type Outcome = (typeof outcomes)[number]

/** Of the office, and of the artist whose training it is. */
export const participantsRight = 'can-edit-pro-artist-training' satisfies Permission

/** What decides what may be done about a participant. */
export type Standing = {
  status: (typeof participantStatuses)[number]
  state: TrainingState
  /** Whether the first session has begun. */
  has_begun: boolean
}

/**
 * Attendance can still be recorded while an edit waits or was rejected: a training with participants was verified before. The outcome can
 * be corrected once it is completed.
 */
const acceptsAttendance = ({ status, state, has_begun }: Standing) =>
  status !== 'CANCELLED' && has_begun && state !== 'DRAFT' && state !== 'CANCELLED'

/** What the leader of a training can do to a participant, and in which state. */
const isPossible = {
  confirm: ({ status, state }: Standing) => status === 'REGISTERED' && isOpen(state),
  cancel: ({ status, state }: Standing) => status !== 'CANCELLED' && !isFinal(state),
  /** Records the attendance at a session. */
  attend: acceptsAttendance,
  /** Records the outcome. */
  grade: acceptsAttendance,
} as const
export type ParticipantAct = keyof typeof isPossible
const participantActs = Object.keys(isPossible) as ParticipantAct[]

export function mayDoAbout(act: ParticipantAct, standing: Standing): boolean {
  return isPossible[act](standing)
}

/** The acts that the state allows and the reader may do: the screen offers these, and the server takes no other. */
export function availableParticipantActs(
  reader: RoleHolder,
  { has_marks, ...standing }: Standing & { /** Their attendance is recorded. */ has_marks: boolean },
): ParticipantAct[] {
  if (!hasPermission(reader, participantsRight)) return []
  // Cancelling a seat deletes its attendance: only the office may do that.
  const mayCancel = !has_marks || hasPermission(reader, allTrainingsRight)
  return participantActs.filter((act) => mayDoAbout(act, standing) && (act !== 'cancel' || mayCancel))
}

/** What students do about their own seats, until the training begins. */
const isOwnPossible = {
  confirm: (standing: Standing) => isPossible.confirm(standing) && !standing.has_begun,
  cancel: (standing: Standing) => isPossible.cancel(standing) && !standing.has_begun,
} as const
type OwnAct = keyof typeof isOwnPossible

export function availableOwnActs(standing: Standing): OwnAct[] {
  return (Object.keys(isOwnPossible) as OwnAct[]).filter((act) => isOwnPossible[act](standing))
}

type Times = { starts_at: string | null; ends_at: string | null }

export function hasBegun({ starts_at }: Pick<Times, 'starts_at'>, now: Date): boolean {
  return starts_at !== null && Date.parse(starts_at) <= now.getTime()
}

/** Seats are taken while a training is verified and not over. */
export function takesSeats({ state, ends_at }: { state: TrainingState } & Pick<Times, 'ends_at'>, now: Date): boolean {
  return isOpen(state) && (ends_at === null || Date.parse(ends_at) > now.getTime())
}

/**
 * Vouchers pay for a seat before the training and after it, also while an edit waits for the office: who comes with one
 * on the last day is not sent away.
 */
export function takesPayment({ status, state }: Pick<Standing, 'status' | 'state'>): boolean {
  return status !== 'CANCELLED' && state !== 'CANCELLED'
}

const day = 86_400_000

/** Until then students give up a seat for nothing; later it costs the entry. */
const freeCancelDays = 7

/**
 * An invited student who accepted when free cancellation was over has a day to change their mind, as long as the
 * training has not begun.
 */
export function cancelsFreeUntil(starts_at: string, accepted_at: string | null): string {
  const start = Date.parse(starts_at)
  const usual = start - freeCancelDays * day
  const thinking = accepted_at === null ? usual : Math.min(start, Date.parse(accepted_at) + day)
  return new Date(Math.max(usual, thinking)).toISOString()
}

type Seat = Pick<Times, 'starts_at'> & { accepted_at: string | null }

export function isLate({ starts_at, accepted_at }: Seat, now: Date): boolean {
  return starts_at !== null && now.getTime() > Date.parse(cancelsFreeUntil(starts_at, accepted_at))
}

/** Who was at each session: true, false, or null where nobody recorded it. */
type Attendance = readonly (boolean | null)[]

/** The outcome that follows from attendance alone; null where somebody has to decide. */
export function outcomeOf(attendance: Attendance): 'PASS' | 'NO_SHOW' | null {
  if (attendance.length === 0) return null
  if (attendance.every((was) => was === true)) return 'PASS'
  return attendance.every((was) => was === false) ? 'NO_SHOW' : null
}

/** Nobody passes or fails who was not there, and nobody stayed away who was. */
export function contradicts(outcome: Outcome, attendance: Attendance): boolean {
  const wasThere = attendance.includes(true)
  return outcome === 'NO_SHOW' ? wasThere : outcome !== 'NONE' && !wasThere
}
