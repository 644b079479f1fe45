import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import type { ReviewStatus } from '#reputation/reviews/contract/reviews.flow.ts'

export const reportReasons = ['HATE', 'PERSONAL_DATA', 'ADVERTISING', 'NOT_GENUINE', 'WRONG_TRAINING', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What the office may do to a review. */
export const measures = ['HIDDEN', 'REMOVED'] as const
export type Measure = (typeof measures)[number]

export const reportStates = [
  'WITH_AUTHOR',
  'TO_DECIDE',
  'DISMISSED',
  'UPHELD',
  'OBJECTED',
  'CONFIRMED',
  'OVERTURNED',
] as const
export type ReportState = (typeof reportStates)[number]

/** In the end a report was right or not: a decision that an objection has overturned counts as a refusal. */
export const reportStatuses = ['OPEN', 'UPHELD', 'DISMISSED'] as const

/** Whose turn it is: what waits for the office, what waits for the author, and what waits for nobody. */
export const reportStages = ['WAITING', 'WITH_AUTHOR', 'CLOSED'] as const

export const moderationRight = 'can-moderate-reviews'

type Step = { from: readonly ReportState[]; to: ReportState; by: 'author' | 'office' | 'clock' }

/** What can happen to a report. Any other step is a 409. */
export const reportSteps = {
  /** The author removed the personal data, or states that they did. */
  edit: { from: ['WITH_AUTHOR'], to: 'TO_DECIDE', by: 'author' },
  /** The author let the days pass. */
  expire: { from: ['WITH_AUTHOR'], to: 'TO_DECIDE', by: 'clock' },
  /** Also while the author still has time: an address or health data cannot wait three days. */
  uphold: { from: ['TO_DECIDE', 'WITH_AUTHOR'], to: 'UPHELD', by: 'office' },
  dismiss: { from: ['TO_DECIDE'], to: 'DISMISSED', by: 'office' },
  /** Once: nothing leads back to UPHELD. */
  object: { from: ['UPHELD'], to: 'OBJECTED', by: 'author' },
  rejectObjection: { from: ['OBJECTED'], to: 'CONFIRMED', by: 'office' },
  acceptObjection: { from: ['OBJECTED'], to: 'OVERTURNED', by: 'office' },
} as const satisfies Record<string, Step>

export type ReportStep = keyof typeof reportSteps

export function isFrom(step: ReportStep, state: ReportState): boolean {
  const { from }: Step = reportSteps[step]
  return from.includes(state)
}

export type OfficeStep = 'uphold' | 'dismiss' | 'rejectObjection' | 'acceptObjection'
export type AuthorStep = 'edit' | 'object'

/** Personal data are for the author to take out first; anything else is for the office. */
export function firstState(reason: ReportReason): ReportState {
  return reason === 'PERSONAL_DATA' ? 'WITH_AUTHOR' : 'TO_DECIDE'
}

const daysForAuthor = 3

/** An answer to a consumer's complaint is due within these (Consumer Rights Act, article 7a), and so is that to a report. */
export const daysForOffice = 14

/** Until when the author can take personal data out. */
export function authorUntil(now: Date): string {
  return new Date(now.getTime() + daysForAuthor * 86_400_000).toISOString()
}

/** The holder of a link from a mail is the author. */
export function availableAuthorSteps({ state }: { state: ReportState }): AuthorStep[] {
  return (['edit', 'object'] as const).filter((step) => isFrom(step, state))
}

const officeSteps = ['dismiss', 'uphold', 'rejectObjection', 'acceptObjection'] as const

/** The buttons of the office, and all that the server accepts. */
export function availableOfficeSteps(reader: RoleHolder, { state }: { state: ReportState }): OfficeStep[] {
  if (!hasPermission(reader, moderationRight)) return []
  return officeSteps.filter((step) => isFrom(step, state))
}

type Case = { state: ReportState; reason: ReportReason; measure: Measure | null }

/**
 * The effect of a report on its review: reported hate is hidden until the decision, and the decision of an upheld
 * report applies.
 */
export function measureOf({ state, reason, measure }: Case): Measure | null {
  if (state === 'TO_DECIDE') return reason === 'HATE' ? 'HIDDEN' : null
  return state === 'UPHELD' || state === 'OBJECTED' || state === 'CONFIRMED' ? measure : null
}

/** The status of a review by all of its reports: the strongest measure applies, and without one it is published. */
export function standingBy(cases: readonly Case[]): ReviewStatus {
  const taken = cases.map(measureOf)
  if (taken.includes('REMOVED')) return 'REMOVED'
  return taken.includes('HIDDEN') ? 'HIDDEN' : 'PUBLISHED'
}
