import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, instant } from '#kit/contract/fields.ts'

/** The second factor of an account's sign-in; of several the one that is required first. */
export const secondFactors = ['NONE', 'PASSKEY', 'TOTP'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** Of how many recovery codes there are at first. */
export const recoveryCodeCount = 10

const appShape = /^(?:\d[\s-]*){6}$/
const recoveryShape = /^(?:[0-9a-z][\s-]*){16}$/i

/** Six digits of an authenticator app, or a recovery code in their place; people may part them as they like. */
const code = () =>
  z.string().check(
    z.minLength(1, 'required'),
    z.maxLength(60, 'too_long'),
    z.refine((text) => isAppCode(text.trim()) || recoveryShape.test(text.trim()), 'code_shape'),
  )

export function isAppCode(code: string): boolean {
  return appShape.test(code)
}

/** A passkey's response to a challenge, as in WebAuthn. */
export const passkeyAnswer = () => z.custom<object>(isAnswer, 'passkey_wrong')

function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'response' in value
}

const ownFactors = z.object({
  /** Since when an authenticator app is in use. */
  authenticator_since: z.nullable(instant()),
  recovery_codes_left: z.int(),
  has_passkeys: z.boolean(),
  /** The reader has just confirmed who they are, so that a change needs no further confirmation. */
  is_confirmed: z.boolean(),
  /** From when on the academy requires a second factor of the reader, who works in the office; null: it does not. */
  required_from: z.nullable(day()),
  /** The portal waits for that before anything else. */
  is_due: z.boolean(),
})
export type OwnFactors = z.output<typeof ownFactors>

/** Shown this once: the portal keeps hashes alone. */
const recoveryCodes = z.array(z.string())

const proof = z
  .object({
    // Called otherwise than where a new one is chosen, on the same screen.
    own_password: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long'))),
    code: z.optional(code()),
    answer: z.optional(passkeyAnswer()),
  })
  .check(
    z.refine((given) => Object.values(given).some((value) => value !== undefined), {
      path: ['own_password'],
      error: 'required',
    }),
  )

/**
 * An optional second factor. `POST /login` of an account that has one returns 200 `{"two_factor": true}` for the right
 * password, as Laravel Fortify does: nobody is signed in until `challenge` accepts a code, 204, within ten minutes.
 */
export const twoFactor = calls('twoFactor', {
  /** After the right password, in the same session. */
  challenge: endpoint({
    method: 'POST',
    path: '/two-factor-challenge',
    permission: 'public',
    refreshes: ['session', 'twoFactor'],
    body: z.object({ code: code() }),
    limit: { max: 60, seconds: 60, isOfFailures: true },
    isSignIn: true,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/account/two-factor',
    permission: 'signed-in',
    isInPerson: true,
    response: single(ownFactors),
  }),
  /**
   * Opens for a while what changes the factors; without it they answer 403 `confirmation_needed`. By the password where there is no factor,
   * otherwise by a code, or by what a passkey signed as for a sign-in.
   */
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/confirmation',
    permission: 'signed-in',
    refreshes: ['twoFactor'],
    body: proof,
  }),
  /** A secret for an authenticator app, which is not in use until it is confirmed by a code. */
  beginAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/two-factor/authenticator',
    permission: 'signed-in',
    refreshes: ['twoFactor'],
    response: single(z.object({ secret: z.string(), uri: z.string() })),
  }),
  /** With the first factor come recovery codes. */
  finishAuthenticator: endpoint({
    method: 'PUT',
    path: '/api/account/two-factor/authenticator',
    permission: 'signed-in',
    refreshes: ['twoFactor', 'users'],
    body: z.object({ code: code() }),
    response: single(z.object({ recovery_codes: z.nullable(recoveryCodes) })),
    limit: { max: 30, seconds: 60 },
  }),
  removeAuthenticator: endpoint({
    method: 'DELETE',
    path: '/api/account/two-factor/authenticator',
    permission: 'signed-in',
    refreshes: ['twoFactor', 'users'],
  }),
  /** New ones make those before worthless. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/two-factor/recovery-codes',
    permission: 'signed-in',
    refreshes: ['twoFactor'],
    response: single(z.object({ recovery_codes: recoveryCodes })),
  }),
})
