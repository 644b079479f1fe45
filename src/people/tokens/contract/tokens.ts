import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, line } from '#kit/contract/fields.ts'
import type { RightGroup } from '#kit/contract/texts/texts.ts'
import { right } from '#people/roles/contract/right.ts'

/** How many days a token works at most, from the day on which it is made. */
export const longestDays = 365
/** How many tokens one person may have that work. */
export const mostTokens = 50

/** `IDLE`: its maker may not sign in any more, so it does not work, unless somebody takes it over. */
const tokenStates = ['WORKS', 'IDLE', 'ENDED', 'REVOKED'] as const

const token = z.object({
  id: id(),
  name: z.string(),
  /** Of the academy rather than of a person: it may be taken over. */
  is_of_academy: z.boolean(),
  /** As whom it makes calls; without a name where the account was deleted. */
  maker: z.object({ id: id(), name: z.nullable(z.string()) }),
  rights: z.array(right()),
  created_at: instant(),
  /** The last day on which it works. */
  ends_on: day(),
  /** To the minute; null: never. */
  last_used_at: z.nullable(instant()),
  state: z.enum(tokenStates),
})
export type Token = z.output<typeof token>

const listed = z.object({ data: z.array(token) })
/** With the text of the token, which is never shown again. */
const made = single(z.object({ ...token.shape, token: z.string() }))
export type MadeToken = z.output<typeof made>['data']

const draft = z.object({
  name: line(60),
  rights: z.array(right(), 'required').check(z.maxLength(500, 'too_many')),
  ends_on: day(),
})

/**
 * Keys by which programs make calls (`Authorization: Bearer atelier_…`): those of a person, and those of the academy. A
 * token acts as its maker, with the rights that were chosen for it and that its maker has at the moment of each call.
 */
export const tokens = calls('tokens', {
  own: endpoint({
    method: 'GET',
    path: '/api/account/tokens',
    permission: 'signed-in',
    isInPerson: true,
    response: listed,
  }),
  /** The rights that the reader may choose from: their own. */
  rights: endpoint({
    method: 'GET',
    path: '/api/account/token-rights',
    permission: 'signed-in',
    isInPerson: true,
    response: z.object({
      groups: z.array(z.object({ name: z.string() as unknown as z.ZodMiniType<RightGroup>, rights: z.array(right()) })),
    }),
  }),
  /** Needs a recently confirmed session, as the next one does. */
  makeOwn: endpoint({
    method: 'POST',
    path: '/api/account/tokens',
    permission: 'signed-in',
    refreshes: ['tokens'],
    body: draft,
    response: made,
  }),
  revokeOwn: endpoint({
    method: 'DELETE',
    path: '/api/account/tokens/{id}',
    permission: 'signed-in',
    refreshes: ['tokens'],
  }),
  /** Everybody's and the academy's. */
  list: endpoint({
    method: 'GET',
    path: '/api/tokens',
    permission: 'can-manage-tokens',
    isInPerson: true,
    response: listed,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/tokens',
    permission: 'can-manage-tokens',
    isInPerson: true,
    refreshes: ['tokens'],
    body: draft,
    response: made,
  }),
  /** Of the academy, whose maker has left: it acts as the reader from then on, with those of its rights that they have. */
  takeOver: endpoint({
    method: 'PUT',
    path: '/api/tokens/{id}/maker',
    permission: 'can-manage-tokens',
    isInPerson: true,
    refreshes: ['tokens'],
    response: single(token),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    permission: 'can-manage-tokens',
    isInPerson: true,
    refreshes: ['tokens'],
  }),
})
