import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { mergingRight, pairKinds, pairStates, pairStrengths } from './duplicates.flow.ts'
import { pairReasons } from './pair-reasons.ts'
import { similarPerson } from './similar-person.ts'

const person = z.object({
  /** Of the student or the artist. */
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  city: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  /** When they applied or were entered. */
  created_at: instant(),
})
export type PairedPerson = z.output<typeof person>

const pair = z.object({
  id: id(),
  kind: z.enum(pairKinds),
  /** Who has been there for longer. */
  left: person,
  right: person,
  /** From 0 to 100. */
  score: z.int(),
  strength: z.enum(pairStrengths),
  reasons: z.array(z.enum(pairReasons)),
  state: z.enum(pairStates),
  /** Null by: an account that was deleted since. */
  decision: z.nullable(z.object({ by: z.nullable(z.string()), at: instant() })),
  found_at: instant(),
})
export type DuplicatePair = z.output<typeof pair>

const query = listQuery(['strength', 'kind', 'state', 'found_at', 'decided_at'], {
  kind: z.nullish(z.enum(pairKinds)),
  state: z.nullish(z.enum(pairStates)),
  strength: z.nullish(z.enum(pairStrengths)),
  /** Pairs of this artist or applicant. */
  artist_id: z.nullish(z.coerce.number().check(z.int(), z.positive())),
})
export type DuplicateQuery = z.output<typeof query>

const permission = mergingRight
const byId = '/api/duplicates/{id}'

const typed = z.object({
  first_name: z.string().check(z.maxLength(100)),
  last_name: z.string().check(z.maxLength(100)),
  email: z.nullable(z.string().check(z.maxLength(254))),
  phone: z.nullable(z.string().check(z.maxLength(40))),
})

export type TypedPerson = z.output<typeof typed>

/** Rows of people that may be the same person twice. */
export const duplicates = calls('duplicates', {
  /** The strongest on top. */
  list: endpoint({ method: 'GET', path: '/api/duplicates', permission, query, response: listOf(pair) }),
  get: endpoint({ method: 'GET', path: byId, permission, response: single(pair) }),
  /** Two people: the pair is not offered again. */
  dismiss: endpoint({
    method: 'PUT',
    path: `${byId}/dismiss`,
    permission,
    refreshes: ['duplicates'],
    response: single(pair),
  }),
  /** Takes `dismiss` back. */
  reopen: endpoint({
    method: 'PUT',
    path: `${byId}/reopen`,
    permission,
    refreshes: ['duplicates'],
    response: single(pair),
  }),
  /** Whom the reader sees and who is like the one who is being typed, the most similar on top; in the body, since addresses are logged. */
  similarPeople: endpoint({
    method: 'POST',
    path: '/api/duplicates/similar-people',
    permission: 'signed-in',
    isReading: true,
    status: 200,
    body: typed,
    response: z.object({ data: z.array(similarPerson) }),
    limit: { max: 120, seconds: 60 },
  }),
})
