/** PUBLISHED counts in every figure; HIDDEN waits for a decision, REMOVED was decided on. */
export const reviewStatuses = ['PUBLISHED', 'HIDDEN', 'REMOVED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** How it is known that the author was there; WITHDRAWN: by attendance that was taken back since. */
export const verifications = ['ATTENDANCE', 'WITHDRAWN'] as const

/** The criteria that are rated in addition to the whole. */
export const criteria = ['content', 'artist', 'organisation'] as const

/** What the office can do to a review; any other step is a 409. */
export const moderations = {
  hide: { from: ['PUBLISHED', 'REMOVED'], to: 'HIDDEN' },
  remove: { from: ['PUBLISHED', 'HIDDEN'], to: 'REMOVED' },
  publish: { from: ['HIDDEN', 'REMOVED'], to: 'PUBLISHED' },
} as const satisfies Record<string, { from: readonly ReviewStatus[]; to: ReviewStatus }>
export type Moderation = keyof typeof moderations

/**
 * In days: how long a link waits for its review, after how many of these its attendee is reminded, once, and how long its author may
 * edit what they wrote.
 */
export const linkDays = 30
export const reminderDays = 7
const editDays = 14

const day = 86_400_000

/** The end of the time for editing: some days after the review was written, or an extension by the office. */
export function editableUntil({
  created_at,
  editable_until,
}: {
  created_at: string
  editable_until: string | null
}): string {
  const usual = Date.parse(created_at) + editDays * day
  return new Date(Math.max(usual, Date.parse(editable_until ?? created_at))).toISOString()
}

/** What a link opens: the form, the form for editing, or a page with the reason why there is none. */
export const linkStates = ['OPEN', 'EDITABLE', 'CLOSED', 'HIDDEN', 'REMOVED', 'EXPIRED', 'WITHDRAWN'] as const
export type LinkState = (typeof linkStates)[number]

type Standing = {
  expires_at: string
  withdrawn_at: string | null
  review: { status: ReviewStatus; created_at: string; editable_until: string | null } | null
}

export function linkState({ expires_at, withdrawn_at, review }: Standing, now: Date): LinkState {
  if (withdrawn_at !== null) return 'WITHDRAWN'
  if (review === null) return Date.parse(expires_at) > now.getTime() ? 'OPEN' : 'EXPIRED'
  if (review.status !== 'PUBLISHED') return review.status
  return Date.parse(editableUntil(review)) > now.getTime() ? 'EDITABLE' : 'CLOSED'
}
