import { z } from 'zod/mini'
import { storedTermsFile } from '#academy/terms/contract/terms.ts'
import { email } from '#kit/contract/account-fields.ts'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, instant, webAddress, wholeNumber } from '#kit/contract/fields.ts'
import { revised } from '#kit/contract/revision.ts'
import { retention, retentionInForce, retentionRun } from '#kit/contract/values/retention-days.ts'
import { lookCalls } from './look.ts'
import { mailState } from './mail-state.ts'
import { operator, operatorDraft } from './operator.ts'

const longestVoucherDelay = 365
const mostAddresses = 20

const voucherDelay = z.object({ voucherDelayInDays: wholeNumber({ min: 0, max: longestVoucherDelay }) })

const marketingMaterials = z.object({
  googleDriveMarketingMaterialsLink: z.nullable(webAddress().check(z.regex(/^https:/i, 'https_only'))),
})

const dedicatedTerms = z.object({
  emails: z.array(email()).check(z.maxLength(mostAddresses, 'too_many'), eachOnce),
})

/** In percent; null: a review earns nothing. */
const reviewVoucher = z.object({ review_voucher_percent: z.nullable(wholeNumber({ min: 1, max: 100 })) })

/** Whether anybody finds the artists who want it at `/artists`. */
const gallery = z.object({ is_gallery_on: z.boolean() })

/** Whether anybody signs up for trainings on their public pages: not at all, for the office to answer, or for a seat at once. */
export const signUpModes = ['OFF', 'REQUESTS', 'SEATS'] as const

const signUpRules = z.object({
  sign_ups: z.enum(signUpModes, 'required'),
  /** For how long a seat is held while the office has not answered. */
  sign_up_hold_hours: wholeNumber({ min: 1, max: 720 }),
})

/** From when on the office needs a second factor; null: it is optional. */
const twoFactor = z.object({ two_factor_required_from: z.nullable(day()) })

/** After how many months without anything an application that led to nothing is erased; null: never. */
const inactiveApplicants = z.object({ inactive_applicant_months: z.nullable(wholeNumber({ min: 6, max: 120 })) })

const settingsEntity = z.object({
  voucherDelayInDays: z.int(),
  /** Vouchers that wait for their first day: each keeps the delay that it was issued with. */
  scheduled_vouchers: z.int(),
  googleDriveMarketingMaterialsLink: z.nullable(z.string()),
  /** The addresses that are notified of a request for a dedicated date. */
  emails: z.array(z.string()),
  review_voucher_percent: z.nullable(z.int()),
  is_gallery_on: z.boolean(),
  sign_ups: z.enum(signUpModes),
  sign_up_hold_hours: z.int(),
  two_factor_required_from: z.nullable(day()),
  ...retentionInForce.shape,
  /** Null: what is past its time was never removed yet. */
  last_retention: z.nullable(retentionRun),
  inactive_applicant_months: z.nullable(z.int()),
  ...operator.shape,
  /** The newest version first. */
  terms_and_conditions_files: z.array(storedTermsFile),
  revision: z.int(),
})
export type Settings = z.output<typeof settingsEntity>

const delaySimulation = z.object({
  /** Vouchers that wait for their first day now, which no other delay moves. */
  scheduled: z.int(),
  /** For a voucher that is issued now. */
  usable_from: instant(),
  /** The vouchers of the last twelve months, as if the delay had been this one. */
  year: z.object({
    issued: z.int(),
    /** That would still wait for their first day. */
    waiting: z.int(),
    /** Uses that would have come before their voucher's first day. */
    early_uses: z.int(),
    /** That would have ended before their first day. */
    never_usable: z.int(),
  }),
})
export type DelaySimulation = z.output<typeof delaySimulation>

export const settings = calls('settings', {
  get: endpoint({
    method: 'GET',
    path: '/api/system-settings',
    permission: 'can-view-system-settings',
    response: settingsEntity,
  }),
  /** Whether mail leaves, how much of it waits, and why. */
  mail: endpoint({
    method: 'GET',
    path: '/api/system-settings/mail',
    permission: 'can-view-system-settings',
    response: single(mailState),
  }),
  /** Sends a mail to the reader at once: the response shows whether the mail server accepted it. */
  sendTestMail: endpoint({
    method: 'POST',
    path: '/api/system-settings/mail/test',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    limit: { max: 6, seconds: 60 },
    status: 204,
  }),
  setVoucherDelay: endpoint({
    method: 'PUT',
    path: '/api/system-settings/voucher/delay',
    permission: 'can-set-voucher-delay',
    refreshes: ['settings'],
    body: revised(voucherDelay),
    response: single(settingsEntity),
  }),
  /** What another delay would mean; nothing is written. */
  simulateVoucherDelay: endpoint({
    method: 'GET',
    path: '/api/system-settings/voucher/delay/simulation',
    permission: 'can-set-voucher-delay',
    query: voucherDelay,
    response: single(delaySimulation),
  }),
  setMarketingLink: endpoint({
    method: 'POST',
    path: '/api/system-settings/link/marketing-materials',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(marketingMaterials),
    response: single(settingsEntity),
    status: 200,
  }),
  setDedicatedTermsEmails: endpoint({
    method: 'PUT',
    path: '/api/system-settings/emails/dedicated-terms',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(dedicatedTerms),
    response: single(settingsEntity),
  }),
  setReviewVoucher: endpoint({
    method: 'PUT',
    path: '/api/system-settings/voucher/review',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(reviewVoucher),
    response: single(settingsEntity),
  }),
  setGallery: endpoint({
    method: 'PUT',
    path: '/api/system-settings/gallery',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(gallery),
    response: single(settingsEntity),
  }),
  setSignUps: endpoint({
    method: 'PUT',
    path: '/api/system-settings/sign-ups',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(signUpRules),
    response: single(settingsEntity),
  }),
  setTwoFactorDemand: endpoint({
    method: 'PUT',
    path: '/api/system-settings/two-factor',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(twoFactor),
    response: single(settingsEntity),
  }),
  /** For how long what is no longer needed is stored. */
  setRetention: endpoint({
    method: 'PUT',
    path: '/api/system-settings/retention',
    permission: 'can-set-retention',
    refreshes: ['settings'],
    body: revised(retention),
    response: single(settingsEntity),
  }),
  /** Who runs the academy. */
  setOperator: endpoint({
    method: 'PUT',
    path: '/api/system-settings/operator',
    permission: 'can-edit-system-settings',
    refreshes: ['settings'],
    body: revised(operatorDraft),
    response: single(settingsEntity),
  }),
  ...lookCalls,
  setInactiveApplicants: endpoint({
    method: 'PUT',
    path: '/api/system-settings/inactive-applicants',
    permission: 'can-erase-people',
    refreshes: ['settings'],
    body: revised(inactiveApplicants),
    response: single(settingsEntity),
  }),
})

/** At its own index, so that the error is at the second of two. */
function eachOnce({ value: emails, issues }: z.core.ParsePayload<string[]>) {
  for (const [index, address] of emails.entries()) {
    const isKnown = emails.slice(0, index).some((other) => other.toLowerCase() === address.toLowerCase())
    if (isKnown) issues.push({ code: 'custom', input: address, path: [index], message: 'email_twice' })
  }
}
