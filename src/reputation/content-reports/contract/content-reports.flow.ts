import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { moderationRight as portfolioRight } from '#reputation/portfolio/contract/portfolio.flow.ts'

/* A report of public content is decided once. Each reporter may object once to a refusal, the artist to a restriction; what waits is answered together. */

export const contentKinds = ['PROFILE', 'WORK', 'REVIEW'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentReasons = [
  'OWN_IMAGE',
  'PERSONAL_DATA',
  'UNTRUE',
  'HATE',
  'COPYRIGHT',
  'CHILD_ABUSE',
  'ILLEGAL',
  'RULES',
] as const
export type ContentReason = (typeof contentReasons)[number]

/** The only reason for which the law requires neither name nor email (Digital Services Act, article 16(2)(c)). */
export const anonymousReason = 'CHILD_ABUSE' satisfies ContentReason

export const contentStates = ['TO_DECIDE', 'DISMISSED', 'UPHELD', 'OBJECTED', 'CONFIRMED', 'OVERTURNED'] as const
export type ContentState = (typeof contentStates)[number]

/** Whether it waits for the office. */
export const contentStages = ['WAITING', 'CLOSED'] as const

export const contentMeasures = ['HIDDEN', 'REJECTED', 'BLOCKED'] as const

type Step = { from: readonly ContentState[]; to: ContentState }

/** What can happen to a report. Any other step is a 409. */
export const contentSteps = {
  uphold: { from: ['TO_DECIDE'], to: 'UPHELD' },
  dismiss: { from: ['TO_DECIDE'], to: 'DISMISSED' },
  /** Once, by the artist to a restriction. */
  object: { from: ['UPHELD'], to: 'OBJECTED' },
  /** Once by each reporter to a refusal: next to others whose objections wait, or after theirs were rejected. */
  objectAsReporter: { from: ['DISMISSED', 'OBJECTED', 'CONFIRMED'], to: 'OBJECTED' },
  rejectObjection: { from: ['OBJECTED'], to: 'CONFIRMED' },
  acceptObjection: { from: ['OBJECTED'], to: 'OVERTURNED' },
} as const satisfies Record<string, Step>
export type ContentStep = keyof typeof contentSteps

export function isContentStep(step: ContentStep, state: ContentState): boolean {
  const { from }: Step = contentSteps[step]
  return from.includes(state)
}

const officeSteps = ['dismiss', 'uphold', 'rejectObjection', 'acceptObjection'] as const
export type ContentOfficeStep = (typeof officeSteps)[number]

/** The right to hide and to restore each kind of content, as elsewhere in the portal. */
const restrictingRights = { PROFILE: 'can-edit-pro-artist', WORK: portfolioRight, REVIEW: moderationRight } as const

type Case = { state: ContentState; kind: ContentKind }

/** The buttons of the office, and all that the server accepts: hiding or restoring content takes its right. */
export function availableContentSteps(reader: RoleHolder, { state, kind }: Case): ContentOfficeStep[] {
  if (!hasPermission(reader, moderationRight)) return []
  const mayRestrict = hasPermission(reader, restrictingRights[kind])
  return officeSteps.filter(
    (step) => isContentStep(step, state) && (mayRestrict || step === 'dismiss' || step === 'rejectObjection'),
  )
}

const monthsToObject = 6

/** Until when a decision can be objected to (Digital Services Act, article 20). */
export function objectUntil(decidedAt: string): string {
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + monthsToObject)
  return until.toISOString()
}

type Decided = { state: ContentState; measure: (typeof contentMeasures)[number] | null; decided_at: string | null }

/** Whether somebody can object to a decision now who has not done it yet: the artist to a restriction, a reporter to a refusal. */
export function mayObject(
  step: 'object' | 'objectAsReporter',
  { state, measure, decided_at }: Decided,
  now: Date,
): boolean {
  const isTheirs = (measure === null) === (step === 'objectAsReporter')
  return isTheirs && isContentStep(step, state) && decided_at !== null && now.toISOString() <= objectUntil(decided_at)
}

/** Where anybody reports something. */
export function reportRoute(kind: ContentKind, id: number): string {
  return `report-content?kind=${kind}&id=${id}`
}

/** Of a work or a review on the page of its artist. */
export function contentAnchor(kind: 'WORK' | 'REVIEW', id: number): string {
  return `${kind.toLowerCase()}-${id}`
}
