import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, line } from '#kit/contract/fields.ts'
import { passkeyAnswer } from './two-factor.ts'

const passkey = z.object({
  id: id(),
  name: z.string(),
  created_at: instant(),
  last_used_at: z.nullable(instant()),
})
export type Passkey = z.output<typeof passkey>

/** As WebAuthn has it; `@simplewebauthn` reads and writes it on both sides. */
const ceremony = z.custom<Record<string, unknown>>()
const answer = passkeyAnswer()

/** A passkey is a whole sign-in: who has one may still use the password, which it makes no harder. */
export const passkeys = calls('passkeys', {
  /** The challenge that a passkey has to sign. */
  beginSignIn: endpoint({
    method: 'POST',
    path: '/passkeys/sign-in/options',
    permission: 'public',
    refreshes: ['passkeys'],
    response: single(ceremony),
    status: 200,
    isSignIn: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/passkeys/sign-in',
    permission: 'public',
    refreshes: ['session', 'passkeys'],
    body: z.object({ answer }),
    limit: { max: 60, seconds: 60, isOfFailures: true },
    isSignIn: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    permission: 'signed-in',
    isInPerson: true,
    response: z.object({ data: z.array(passkey) }),
  }),
  /** After a confirmation, as every change of the factors. */
  begin: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    permission: 'signed-in',
    refreshes: ['passkeys'],
    response: single(ceremony),
    status: 200,
  }),
  /** With the first factor come recovery codes. */
  add: endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    permission: 'signed-in',
    refreshes: ['passkeys', 'twoFactor', 'users'],
    body: z.object({ name: line(60), answer }),
    response: single(z.object({ recovery_codes: z.nullable(z.array(z.string())) })),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/{id}',
    permission: 'signed-in',
    refreshes: ['passkeys', 'twoFactor', 'users'],
  }),
})
