import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

export const waitingStatuses = ['WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED', 'CLOSED'] as const

const hour = 3_600_000
/** How long an offer is valid, and the shortest validity with which one is made. */
const usualHours = 48
const shortestHours = 2

/** When an offer that is made now ends: half of the time that is left, at most; null where the training begins too soon to make one. */
export function offerEndsAt(starts_at: string, now: Date): string | null {
  const left = (Date.parse(starts_at) - now.getTime()) / hour
  const hours = Math.min(usualHours, left / 2)
  return hours < shortestHours ? null : new Date(now.getTime() + hours * hour).toISOString()
}

/** Until when a seat is held for somebody who is invited: nobody waits behind them. */
export function invitationEndsAt(starts_at: string | null, now: Date): string {
  const usual = now.getTime() + usualHours * hour
  return new Date(starts_at === null ? usual : Math.min(usual, Date.parse(starts_at))).toISOString()
}

/** The reason why a free seat is offered to nobody. */
export const noOfferReasons = [
  'empty',
  'full',
  'not_published',
  'no_date',
  'begins_soon',
  'blocked',
  'no_entry',
  /** One of these two: the packages of a student are visible to the office alone. */
  'nobody_ready',
] as const
export type NoOfferReason = (typeof noOfferReasons)[number]

type Training = { state: TrainingState; starts_at: string | null; seats_max: number; seats_taken: number }
/** Who waits without an offer, first come first; `can_pay`: they have an entry to use, or need none. */
type Waiting = { is_blocked: boolean; can_pay: boolean }

/** Why nobody is offered a seat now; null where somebody is. */
export function whyNoOffer(training: Training, waiting: readonly Waiting[], now: Date): NoOfferReason | null {
  if (waiting.length === 0) return 'empty'
  if (training.state !== 'PUBLISHED') return 'not_published'
  if (training.starts_at === null) return 'no_date'
  if (offerEndsAt(training.starts_at, now) === null) return 'begins_soon'
  if (training.seats_taken >= training.seats_max) return 'full'
  if (waiting.every(({ is_blocked }) => is_blocked)) return 'blocked'
  return waiting.some(isReady) ? null : 'no_entry'
}

/** Who is offered a seat in their turn. */
export function isReady({ is_blocked, can_pay }: Waiting): boolean {
  return can_pay && !is_blocked
}
