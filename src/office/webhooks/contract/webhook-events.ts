import type { EventName } from '#kit/contract/texts/texts.ts'

/** What programs can be notified of: the name that is sent, and the event of the portal behind it. Names stay as they are for good. */
export const webhookEvents = {
  'artist.applied': 'proArtist.applied',
  'artist.accepted': 'proArtist.accepted',
  'artist.profile_opened': 'proArtist.publicProfileOpened',
  'artist.profile_closed': 'proArtist.publicProfileClosed',
  'training.published': 'training.published',
  'training.unpublished': 'training.unpublished',
  'training.rescheduled': 'training.rescheduled',
  'training.completed': 'training.completed',
  'training.cancelled': 'training.cancelled',
  'sign_up.proven': 'signUp.proven',
  'participant.registered': 'participant.registered',
  'participant.cancelled': 'participant.cancelled',
  'participant.paid': 'participant.paid',
  'certificate.issued': 'certificate.issued',
  'certificate.revoked': 'certificate.revoked',
  'review.published': 'review.published',
  'student.created': 'student.created',
  'student.edited': 'student.edited',
  'voucher.redeemed': 'voucher.redeemed',
  'person.anonymized': 'erasure.done',
} as const satisfies Record<string, EventName>

export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** How long a delivery is tried again, in days, and how long it stays in the log. */
export const triedDays = 3
export const loggedDays = 30
export const mostWebhooks = 20
/** How long both secrets are valid after a rotation, in hours. */
export const rotationHours = 24
