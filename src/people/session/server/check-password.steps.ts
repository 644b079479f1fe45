import { setTimeout } from 'node:timers/promises'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { inTurn } from '#kit/server/in-turn.ts'
import { closedAccountOf } from './closed-account.steps.ts'
import { claimLoginAttempt } from './login-attempts.steps.ts'
import { isPasswordRight } from './passwords.ts'
import { accountOf } from './session.queries.ts'

/** One comparison at a time for each address, since one takes a whole core: so others can sign in at the same time. */
const comparisons = inTurn()

/**
 * The account with an email and a password; null where they do not match. Guesses are counted and delayed: the attempt
 * of a right password is deleted in the transaction that follows. For `prepare`: no connection to the database is in
 * use meanwhile.
 */
export async function checkPassword(ctx: Context<unknown>, email: string, password: string) {
  const { db, client, now } = ctx
  const { seconds, delay, attempt } = await claimLoginAttempt(db, email, client, now)
  if (seconds > 0) fail('login_throttled', { count: seconds })
  // Right or wrong.
  await setTimeout(delay)
  const account = await accountOf(db, email)
  const closed = account ? undefined : await closedAccountOf(ctx, email)
  const hash = (account ?? closed)?.password_hash
  const isRight = await comparisons(client.ip, () => isPasswordRight(hash, password))
  if (isRight) closed?.refuse()
  return account && isRight ? { account, attempt } : null
}
