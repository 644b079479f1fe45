import { setTimeout } from 'node:timers/promises'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { type Attempt, claimLoginAttempt, forgetLoginFailures } from '#people/session/server/login-attempts.steps.ts'
import { isAppCode } from '#people/two-factor/contract/two-factor.ts'
import { spendAppCode } from './authenticator.steps.ts'
import { spendRecoveryCode } from './recovery-codes.steps.ts'
import { recoveryCodesLeft } from './two-factor.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** How many are left. */
    'user.recoveryCodeUsed': { count: number }
  }
}

/** Counts a guess at somebody's code and holds it up as those at passwords are, apart from these: who knows the one may not know the other. */
export async function claimCode({ db, client, now }: Context<unknown>, email: string): Promise<Attempt> {
  const { seconds, delay, attempt } = await claimLoginAttempt(db, email, client, now, 'code')
  if (seconds > 0) fail('code_throttled', { count: seconds })
  await setTimeout(delay)
  return attempt
}

/** Uses a code up, of an app or on paper; a wrong one stays counted. */
export async function takeCode(ctx: Context<unknown>, userId: number, code: string, attempt: Attempt): Promise<void> {
  const isOfApp = isAppCode(code)
  const isRight = await (isOfApp ? spendAppCode(ctx, userId, code) : spendRecoveryCode(ctx.db, userId, code))
  if (!isRight) failFields({ code: isOfApp ? 'code_wrong' : 'recovery_code_wrong' })
  await forgetLoginFailures(ctx.db, attempt)
  if (!isOfApp) await ctx.record('user.recoveryCodeUsed', userId, { count: await recoveryCodesLeft(ctx.db, userId) })
}
