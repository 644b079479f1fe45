import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, prose, wholeNumber } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { controller } from './controller.ts'
import { unknownValues } from './privacy-values.ts'

const longest = 19_000

const stored = bilingual(z.string())

const body = () => prose(longest).check(z.refine((text) => unknownValues(text).length === 0, 'privacy_unknown_value'))

const version = z.object({
  id: id(),
  number: z.int(),
  saved_at: instant(),
  /** Null: their account was deleted. */
  saved_by: z.nullable(z.string()),
  published_at: z.nullable(instant()),
  is_in_force: z.boolean(),
})
export type PrivacyVersion = z.output<typeof version>

const notice = z.object({
  /** What the editor begins with, and can be reset to. */
  template: stored,
  /** The newest version, or the template while there is none. */
  body: stored,
  /** The newest version first. */
  versions: z.array(version),
  /** Of the operator, without which nothing can be published. */
  missing: z.array(z.enum(['operator_name', 'operator_address', 'operator_email'])),
  /** A value that the published notice names has changed since. */
  is_outdated: z.boolean(),
})
export type PrivacyNotice = z.output<typeof notice>

const right = 'can-edit-privacy-notice'
const refreshes = ['privacy'] as const

export const privacy = calls('privacy', {
  /** The pages for everybody: HTML, made on the server. */
  page: endpoint({ method: 'GET', path: '/privacy', permission: 'public', response: binary }),
  englishPage: endpoint({ method: 'GET', path: '/en/privacy', permission: 'public', response: binary }),
  controller,
  get: endpoint({
    method: 'GET',
    path: '/api/privacy-notice',
    permission: 'can-view-system-settings',
    response: single(notice),
  }),
  /** How a version reads: as it was published, or with the values of today. */
  version: endpoint({
    method: 'GET',
    path: '/api/privacy-notice/versions/{id}',
    permission: 'can-view-system-settings',
    response: single(z.object({ ...version.shape, text: stored })),
  }),
  /** A new version, over the newest one that its author saw. */
  save: endpoint({
    method: 'POST',
    path: '/api/privacy-notice/versions',
    permission: right,
    refreshes,
    body: z.object({
      body: z.object({ pl: body(), 'en-US': body() }),
      based_on: wholeNumber({ min: 0, max: 1_000_000 }),
    }),
    response: single(version),
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/privacy-notice/versions/{id}/publish',
    permission: right,
    refreshes,
    response: single(version),
  }),
})
