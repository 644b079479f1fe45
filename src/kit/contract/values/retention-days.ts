import { z } from 'zod/mini'
import { instant, wholeNumber } from '#kit/contract/fields.ts'

/** The retention settings: for how many days each kind of old record is stored, and the bounds of that number. */

/** For how many days what is no longer needed is stored, at the least and at the most; the migration has the same. */
export const retentionBounds = {
  /** Address and subject of mails that were sent or refused. */
  mail_days: { min: 30, max: 3650 },
  /** IP addresses in the audit log; its lines stay. */
  audit_address_days: { min: 30, max: 3650 },
  /** Browsers in which somebody signed in. */
  device_days: { min: 1, max: 365 },
  /** Links to a password, a form, a consent or a review that ended. */
  ended_link_days: { min: 1, max: 365 },
  /** Stored files that nothing refers to. */
  trash_days: { min: 7, max: 365 },
  read_notification_days: { min: 7, max: 730 },
  /** An artist's pictures that newer ones replaced. */
  replaced_picture_days: { min: 1, max: 365 },
} as const

export type RetentionName = keyof typeof retentionBounds
export const retentionNames = Object.keys(retentionBounds) as RetentionName[]

export const retention = z.object({
  mail_days: wholeNumber(retentionBounds.mail_days),
  audit_address_days: wholeNumber(retentionBounds.audit_address_days),
  device_days: wholeNumber(retentionBounds.device_days),
  ended_link_days: wholeNumber(retentionBounds.ended_link_days),
  trash_days: wholeNumber(retentionBounds.trash_days),
  read_notification_days: wholeNumber(retentionBounds.read_notification_days),
  replaced_picture_days: wholeNumber(retentionBounds.replaced_picture_days),
})
export type Retention = z.output<typeof retention>

const count = z.int()

/** The same as an answer, or counts by the same names. */
export const retentionInForce = z.object({
  mail_days: count,
  audit_address_days: count,
  device_days: count,
  ended_link_days: count,
  trash_days: count,
  read_notification_days: count,
  replaced_picture_days: count,
})

/** When the portal last removed what was past its time, and how much. */
export const retentionRun = z.object({ at: instant(), removed: z.partial(retentionInForce) })
export type RetentionRun = z.output<typeof retentionRun>
