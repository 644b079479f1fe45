import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { mergedAccountOf } from './merged-accounts.steps.ts'
import { leavingAccountOf } from './pending-erasure.steps.ts'

/**
 * An account that lets nobody in since it is going to be erased, or was merged: `refuse` gives the reason, which only its own password or
 * passkey is answered with.
 */
export async function closedAccountOf({ db, language }: Pick<Context<unknown>, 'db' | 'language'>, email: string) {
  const leaving = await leavingAccountOf(db, email)
  if (leaving) {
    const date = dayIn(language, academyDay(new Date(leaving.due_at)))
    return { password_hash: leaving.password_hash, refuse: () => fail('account_leaving', { date }) }
  }
  const merged = await mergedAccountOf(db, email)
  return merged && { password_hash: merged.password_hash, refuse: () => fail('account_merged') }
}
