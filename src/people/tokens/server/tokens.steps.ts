import { hasPermission } from '#kit/contract/rights.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { endToken, handToken, storeToken } from '#kit/server/session/token-table.ts'
import { longestDays, mostTokens, type Token } from '#people/tokens/contract/tokens.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'token.made': { name: string; ends_on: string; rights: Right[]; is_of_academy: boolean }
    'token.revoked': { name: string; user_id: number }
    'token.takenOver': { name: string }
    'token.ending': { name: string; ends_on: string; user_ids: number[] }
  }
}

type Draft = { name: string; rights: Right[]; ends_on: string; is_of_academy: boolean }

/** Makes a token, and answers its id and its text: the only time that this is not hashed. */
export async function makeToken(ctx: Context, draft: Draft): Promise<{ id: number; token: string }> {
  const { db, user, now, record } = ctx
  checkEnd(draft.ends_on, now)
  if (!draft.rights.every((right) => hasPermission(user, right))) fail('right_not_yours')
  // Of several at once each sees those before: the row of their maker is locked by the confirmation.
  const { count } = await db
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('ends_on', '>=', academyDay(now))
    .executeTakeFirstOrThrow()
  if (count >= mostTokens) fail('too_many_tokens', { count: mostTokens })
  const { id, token } = await storeToken(db, { ...draft, user_id: user.id }, now)
  await record('token.made', id, draft)
  return { id, token }
}

function checkEnd(endsOn: string, now: Date): void {
  if (endsOn < academyDay(now)) failFields({ ends_on: 'day_is_past' })
  if (endsOn > academyDay(new Date(shift(now, { days: longestDays })))) failFields({ ends_on: 'day_beyond_a_year' })
}

/** From the next request on it is unknown. Nothing happens to one that was revoked before; one whose account was deleted meanwhile is not found. */
export async function revokeToken({ db, now, record }: Context, { id, name, maker }: Token): Promise<void> {
  if (await endToken(db, id, now)) await record('token.revoked', id, { name, user_id: maker.id })
  else found(await db.selectFrom('tokens').select('id').where('id', '=', id).executeTakeFirst())
}

/** Of somebody who may not sign in any more: programs go on with it, as somebody else. */
export async function takeOverToken({ db, user, record }: Context, { id, name, state }: Token): Promise<void> {
  if (state !== 'IDLE') fail('token_still_works')
  await handToken(db, id, user.id)
  await record('token.takenOver', id, { name })
}
