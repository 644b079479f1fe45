import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, instant, line, optional, prose } from '#kit/contract/fields.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import { language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { file } from '#kit/contract/values/files.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { termsFile, termsInForce, termsVersion } from './terms-in-force.ts'

/** The roles that the terms bind: holders of any of these have to accept them. */
export const boundRoles: readonly RoleName[] = ['pro-artist', 'client']

/** Where today lies: before the day of a version, within its days, or after them. */
const termsStates = ['UPCOMING', 'IN_FORCE', 'PAST'] as const

/** A document as the office keeps it. */
export const storedTermsFile = z.object({
  ...termsFile.shape,
  version: z.string(),
  effective_from: day(),
  state: z.enum(termsStates),
  /** When everybody whom it binds was notified of the version. */
  announced_at: z.nullable(instant()),
  /** People who accepted the version, in any language. */
  acceptances: z.int(),
})
export type StoredTermsFile = z.output<typeof storedTermsFile>

/** Where they were accepted: in the portal, or before one had an account. */
const termsSources = ['PORTAL', 'SIGN_UP'] as const
export type TermsSource = (typeof termsSources)[number]

/** What the terms are to the reader. */
const ownTerms = z.object({
  in_force: z.nullable(termsVersion),
  /** Announced, and not in force yet. */
  upcoming: z.nullable(termsVersion),
  /** Whether they bind the reader. */
  is_bound: z.boolean(),
  /** Nothing else is open to the reader until they accept what is in force. */
  is_due: z.boolean(),
  accepted_at: z.nullable(instant()),
  accepted_in: z.nullable(z.enum(termsSources)),
})
export type OwnTerms = z.output<typeof ownTerms>

const draft = z.object({
  file: file('terms'),
  language: language(),
  version: line(40),
  /** One day for all languages of a version. */
  effective_from: day(),
  /** What changes: required of each version after the first one, once for all its languages. */
  changes: optional(z.object({ pl: optional(prose(2000)), 'en-US': optional(prose(2000)) })),
})

/** People are notified of new terms so many days before these apply. */
export const termsNoticeDays = 14

/** The earliest day of a version that changes the terms: it is announced within two hours. */
export function earliestTermsDay(now: Date): string {
  return daysLater(academyDay(new Date(now.getTime() + 2 * 3_600_000)), termsNoticeDays)
}

export const terms = calls('terms', {
  inForce: termsInForce,
  mine: endpoint({
    method: 'GET',
    path: '/api/terms-and-conditions/mine',
    permission: 'signed-in',
    response: single(ownTerms),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/terms-and-conditions/files/{id}',
    permission: 'public',
    response: binary,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/system-settings/terms-and-conditions/files',
    permission: 'can-edit-system-settings',
    refreshes: ['terms', 'settings'],
    body: draft,
    isMultipart: true,
    response: single(storedTermsFile),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system-settings/terms-and-conditions/files/{id}',
    permission: 'can-edit-system-settings',
    refreshes: ['terms', 'settings'],
  }),
  /** The document that was read determines the version. */
  accept: endpoint({
    method: 'POST',
    path: '/api/terms-and-conditions/files/{id}/accept',
    permission: 'signed-in',
    refreshes: ['terms', 'settings'],
  }),
  /** Ends the session, and returns the academy's addresses. */
  decline: endpoint({
    method: 'POST',
    path: '/api/terms-and-conditions/files/{id}/decline',
    permission: 'signed-in',
    refreshes: ['terms'],
    response: single(z.object({ emails: z.array(email()) })),
    status: 200,
  }),
})
