import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { randomToken } from '#kit/server/session/secrets.ts'
import { storeChallenge, takeStoredChallenge } from '#kit/server/session/session-proofs.ts'
import { closedAccountOf } from '#people/session/server/closed-account.steps.ts'
import { accounts } from '#people/session/server/session.queries.ts'

/** How long a passkey may take to sign. */
const patienceMinutes = 5

/** Something that no passkey has signed before, to be signed in this session. */
export async function giveChallenge(ctx: Context<unknown>): Promise<string> {
  const challenge = randomToken()
  await storeChallenge(ctx, challenge)
  return challenge
}

/** What was to be signed, taken by exactly one of those who answer at once. */
export async function takeChallenge(ctx: Context<unknown>): Promise<string> {
  return (await takeStoredChallenge(ctx, patienceMinutes)) ?? fail('passkey_not_asked')
}

/** The owner of the passkey that has signed this session's challenge; they may sign in. */
export async function ownerOfPasskey(ctx: Context<unknown>, answer: object): Promise<number> {
  const { db, now } = ctx
  const response = answer as AuthenticationResponseJSON
  const expectedChallenge = await takeChallenge(ctx)
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', String(response.id))
    .forUpdate()
    .executeTakeFirst()
  if (!passkey) return failFields({ answer: 'passkey_unknown' })
  const { credential_id: id, public_key, counter } = passkey
  const credential = { id, publicKey: new Uint8Array(public_key), counter }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const signed = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    ...expected(ctx),
    credential,
  }).catch(() => null)
  if (!signed?.verified) return failFields({ answer: 'passkey_wrong' })
  const account = await accounts(db).where('users.id', '=', passkey.user_id).executeTakeFirst()
  if (!account) return refuse(ctx, passkey.user_id)
  await db
    .updateTable('passkeys')
    .set({ counter: signed.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute()
  return account.id
}

/** Why the owner of a passkey may not sign in. */
async function refuse(ctx: Context<unknown>, id: number): Promise<never> {
  const { email } = await ctx.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const closed = await closedAccountOf(ctx, email)
  return closed?.refuse() ?? failFields({ answer: 'passkey_refused' })
}

/** Where the application may have been opened; the browser sees to it that a passkey of one host signs for no other. */
export function expected({ config }: Pick<Context<unknown>, 'config'>) {
  const expectedOrigin = config.allowedOrigins
  return { expectedOrigin, expectedRPID: expectedOrigin.map((origin) => new URL(origin).hostname) }
}
