import { hasAnyRole, hasPermission, hasRole } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { MailName } from '#kit/contract/texts/texts.ts'

/** By what they tell of, so that people can say which they want; and whom a mail of that kind may reach. */
const chosen = {
  messages: (user: User) =>
    hasAnyRole(user, ['pro-artist', 'client']) || hasPermission(user, 'can-view-all-conversations'),
  responsibilities: (user: User) => user.pro_artist !== null,
  submissions: (user: User) => hasPermission(user, 'can-edit-responsibilities'),
  levels: (user: User) => user.pro_artist !== null,
  certificates: (user: User) => hasRole(user, 'client'),
  packages: (user: User) => hasRole(user, 'client'),
  vouchers: (user: User) => hasAnyRole(user, ['pro-artist', 'client']),
  reviews: (user: User) => hasRole(user, 'client'),
  trainings: (user: User) => user.pro_artist !== null,
  portfolio: (user: User) => user.pro_artist !== null,
} as const satisfies Record<string, (user: User) => boolean>

/** Nobody can do without these, or they are owed. */
const required = {
  account: () => true,
  application: (user: User) => user.pro_artist !== null,
  consents: (user: User) => user.pro_artist !== null,
  seats: (user: User) => hasRole(user, 'client'),
  terms: (user: User) => hasAnyRole(user, ['pro-artist', 'client']),
  moderation: (user: User) => hasAnyRole(user, ['pro-artist', 'client']),
} as const satisfies Record<string, (user: User) => boolean>

export type ChosenMailKind = keyof typeof chosen
export type RequiredMailKind = keyof typeof required
export const chosenMailKinds = Object.keys(chosen) as ChosenMailKind[]
export const requiredMailKinds = Object.keys(required) as RequiredMailKind[]

/** What the link in a mail of a chosen kind, and the button beside it, ask. */
export const unsubscribePath = '/api/unsubscribe/{token}'

/** Every mail has a kind. */
const kindOf = {
  office_wrote: 'messages',
  person_wrote: 'messages',

  responsibility_given: 'responsibilities',
  responsibility_accepted: 'responsibilities',
  responsibility_sent_back: 'responsibilities',
  responsibility_reopened: 'responsibilities',
  responsibility_waived: 'responsibilities',
  responsibility_submitted: 'submissions',

  upgrade_approved: 'levels',
  upgrade_rejected: 'levels',
  level_raised: 'levels',
  level_lowered: 'levels',
  level_corrected: 'levels',

  certificate_issued: 'certificates',
  certificate_revoked: 'certificates',
  certificate_corrected: 'certificates',
  review_asked: 'reviews',
  review_awaited: 'reviews',
  review_replied: 'reviews',
  training_accepted: 'trainings',
  training_rejected: 'trainings',

  portfolio_approved: 'portfolio',
  portfolio_rejected: 'portfolio',
  portfolio_hidden: 'portfolio',
  portfolio_doubted: 'portfolio',
  portfolio_edited: 'portfolio',

  password_reset: 'account',
  password_changed: 'account',
  factor_added: 'account',
  factor_removed: 'account',
  factor_code_used: 'account',
  passkey_added: 'account',
  passkey_removed: 'account',
  factor_reset: 'account',
  factor_due: 'account',
  user_invited: 'account',
  password_set: 'account',
  account_ready: 'account',
  account_disabled: 'account',
  account_enabled: 'account',
  account_removed: 'account',
  erasure_requested: 'account',
  erasure_announced: 'account',
  erasure_withdrawn: 'account',
  erasure_done: 'account',
  erasure_inactive: 'application',
  email_changed: 'account',
  email_confirmation: 'account',
  public_profile_blocked: 'account',

  application_received: 'application',
  applied_again: 'application',
  applied_with_account: 'application',
  application_accepted: 'application',
  application_rejected: 'application',
  missing_data: 'application',
  form_reminder: 'application',

  seat_registered: 'seats',
  seat_cancelled: 'seats',
  seat_unconfirmed: 'seats',
  attendance_awaited: 'trainings',
  seat_released: 'seats',
  seat_invited: 'seats',
  seat_offered: 'seats',
  seat_unpaid: 'seats',
  seat_called_off: 'seats',
  package_expiring: 'packages',
  voucher_expiring: 'vouchers',
  training_rescheduled: 'seats',
  training_change_waits: 'seats',
  training_change_accepted: 'seats',
  training_change_rejected: 'seats',

  review_personal_data: 'moderation',
  review_hidden_meanwhile: 'moderation',
  review_hidden: 'moderation',
  review_removed: 'moderation',
  review_shown_again: 'moderation',
  review_stays: 'moderation',
  objection_accepted: 'moderation',
  objection_rejected: 'moderation',
  report_upheld_hidden: 'moderation',
  report_upheld_removed: 'moderation',
  report_dismissed: 'moderation',
  report_overturned: 'moderation',
  // To the person in the pictures, who needs no account.
  consent_asked: 'consents',
  consent_withdrawn: 'consents',

  terms_announced: 'terms',
  // To the addresses of the settings, behind which there need not be an account.
  date_asked: 'terms',
} as const satisfies Record<MailName, ChosenMailKind | RequiredMailKind>

/** What its reader may do without; null: it is always sent. */
export function chosenKindOf(mail: MailName): ChosenMailKind | null {
  return chosenMailKinds.find((kind) => kind === kindOf[mail]) ?? null
}

/** The kinds that may reach somebody. */
export function mailKindsFor(user: User) {
  return {
    chosen: chosenMailKinds.filter((kind) => chosen[kind](user)),
    required: requiredMailKinds.filter((kind) => required[kind](user)),
  }
}
