import { setTimeout } from 'node:timers/promises'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { inTurn } from '#kit/server/in-turn.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { claimLoginAttempt } from './login-attempts.queries.ts'
import { mergedAccountOf } from './merged-accounts.steps.ts'
import { isPasswordRight } from './passwords.ts'
import { leavingAccountOf } from './pending-erasure.steps.ts'
import { accountOf } from './session.queries.ts'

/** One comparison at a time for each address, since one takes a whole core: so others can sign in at the same time. */
const comparisons = inTurn()

/**
 * The account with an email and a password; null where they do not match. Guesses are counted and delayed: the attempt
 * of a right password is deleted in the transaction that follows. For `prepare`: no connection to the database is in
 * use meanwhile.
 */
export async function checkPassword({ db, client, now, language }: Context<unknown>, email: string, password: string) {
  const { seconds, delay, attempt } = await claimLoginAttempt(db, email, client, now)
  if (seconds > 0) fail('login_throttled', { count: seconds })
  // Right or wrong.
  await setTimeout(delay)
  const account = await accountOf(db, email)
  const leaving = account ? undefined : await leavingAccountOf(db, email)
  const merged = account || leaving ? undefined : await mergedAccountOf(db, email)
  const hash = (account ?? leaving ?? merged)?.password_hash
  const isRight = await comparisons(client.ip, () => isPasswordRight(hash, password))
  if (merged && isRight) fail('account_merged')
  if (leaving && isRight) fail('account_leaving', { date: dayIn(language, academyDay(new Date(leaving.due_at))) })
  return account && isRight ? { account, attempt } : null
}
