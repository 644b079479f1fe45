import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'

/* Requests for a seat without an account: first people prove their email, then the office decides, or the academy's settings do. */

export const signUpStates = ['UNPROVEN', 'WAITING', 'WAITLISTED', 'SEATED', 'REFUSED', 'WITHDRAWN', 'LAPSED'] as const
export type SignUpState = (typeof signUpStates)[number]

/** Those that others than the person see. */
export const provenStates = ['WAITING', 'WAITLISTED', 'SEATED', 'REFUSED', 'WITHDRAWN', 'LAPSED'] as const

/** Whether it waits for the office. */
export const signUpStages = ['WAITING', 'CLOSED'] as const

/** The right to decide on trainings of all artists decides on seats, too. */
export const signUpRight = allTrainingsRight

/** The link in the first mail works for so many hours while it was not used. */
export const proofHours = 48

type Step = { from: readonly SignUpState[]; to: SignUpState }

/** What can happen to a sign-up. Any other step is a 409. */
export const signUpSteps = {
  prove: { from: ['UNPROVEN'], to: 'WAITING' },
  /** A seat is held, or held for longer. */
  hold: { from: ['WAITING'], to: 'WAITING' },
  /** The time for which a seat was held is over: the sign-up continues to wait without one. */
  release: { from: ['WAITING'], to: 'WAITING' },
  accept: { from: ['WAITING'], to: 'SEATED' },
  /** No seat is free: onto the waiting list, which offers one in its order. */
  list: { from: ['WAITING'], to: 'WAITLISTED' },
  refuse: { from: ['WAITING'], to: 'REFUSED' },
  /** By the person: also a seat, or a place on the list, that they were given. */
  withdraw: { from: ['WAITING', 'SEATED', 'WAITLISTED'], to: 'WITHDRAWN' },
  /** The training begins or is called off before anybody answered. */
  lapse: { from: ['WAITING'], to: 'LAPSED' },
} as const satisfies Record<string, Step>
export type SignUpStep = keyof typeof signUpSteps

export function isSignUpStep(step: SignUpStep, state: SignUpState): boolean {
  const { from }: Step = signUpSteps[step]
  return from.includes(state)
}

const officeSteps = ['accept', 'list', 'hold', 'refuse'] as const
export type SignUpOfficeStep = (typeof officeSteps)[number]

type Standing = { state: SignUpState; held_until: string | null; training: { seats_left: number } }

/** The buttons of the office: a seat where one is held or free, and otherwise the waiting list. */
export function availableSignUpSteps(
  reader: RoleHolder,
  { state, held_until, training }: Standing,
): SignUpOfficeStep[] {
  if (!hasPermission(reader, signUpRight)) return []
  const hasSeat = held_until !== null || training.seats_left > 0
  return officeSteps.filter((step) => isSignUpStep(step, state) && (step === 'refuse' || (step === 'list') !== hasSeat))
}

/** Until when a seat is held that is given to a sign-up now: never beyond the beginning. */
export function heldUntil(starts_at: string | null, hours: number, now: Date): string {
  const usual = now.getTime() + hours * 3_600_000
  return new Date(starts_at === null ? usual : Math.min(usual, Date.parse(starts_at))).toISOString()
}

/** Where anybody signs up. */
export function signUpRoute(trainingId: number): string {
  return `sign-up/${trainingId}`
}
