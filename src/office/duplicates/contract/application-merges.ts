import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { revision } from '#kit/contract/revision.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { mergingRight } from './duplicates.flow.ts'
import { lastMerge, type Side, sides } from './merges.ts'

/** What the record that stays takes over where it has nothing; its other data stays as it is. */
export const filledFields = ['street', 'postal_code', 'company_name', 'tax_id', 'website', 'instagram'] as const
export type FilledField = (typeof filledFields)[number]

const person = z.object({
  /** Of the artist. */
  id: id(),
  ...artistFields.stored(['first_name', 'last_name', 'email', 'phone', 'city', 'internal_note', ...filledFields]),
  invitation_status: z.int(),
  applied_at: instant(),
  has_account: z.boolean(),
  documents: z.int(),
  revision: z.int(),
})
export type Applicant = z.output<typeof person>

export const closingObstacles = ['ACCOUNTS', 'ERASURE', 'MERGED', 'DOCUMENTS'] as const

const comparison = z.object({
  left: person,
  right: person,
  /** Which of the two may be closed: one without an account. */
  closable: z.array(z.enum(sides)),
  obstacles: z.array(z.enum(closingObstacles)),
  /** The last time that one of the two was closed. */
  merge: z.nullable(
    z.object({
      ...lastMerge,
      /** How many documents moved. */
      documents: z.int(),
      /** How much an undo did not return, since it was changed after the merge. */
      left_behind: z.int(),
    }),
  ),
})
export type ApplicationComparison = z.output<typeof comparison>

/** Of two without an account the later application is closed, until somebody chooses otherwise. */
export function suggestedToClose({ left, right, closable }: ApplicationComparison): Side {
  const [only, another] = closable
  if (only && !another) return only
  return left.applied_at > right.applied_at ? 'left' : 'right'
}

/** What the one takes over from the other. */
export function filledBy(kept: Applicant, closed: Applicant): FilledField[] {
  return filledFields.filter((field) => !kept[field] && closed[field])
}

const byId = '/api/duplicates/{id}'
const permission = mergingRight
const refreshes = [
  ...(['applicationMerges', 'merges', 'duplicates', 'artists', 'applications', 'profile'] as const),
  ...(['statusUpgrades', 'conversations', 'dashboard'] as const),
] as const

/** An application of somebody who is an artist already, or who applied before, is closed as theirs. */
export const applicationMerges = calls('applicationMerges', {
  compare: endpoint({ method: 'GET', path: `${byId}/applications`, permission, response: single(comparison) }),
  close: endpoint({
    method: 'PUT',
    path: `${byId}/close-application`,
    permission,
    refreshes,
    body: z.object({ closed: z.enum(sides), left_revision: revision, right_revision: revision }),
    response: single(comparison),
  }),
  undo: endpoint({
    method: 'PUT',
    path: `${byId}/open-application`,
    permission,
    refreshes,
    response: single(comparison),
  }),
})
