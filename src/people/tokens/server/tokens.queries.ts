import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { isOpen } from '#kit/server/session/session.ts'
import type { Token } from '#people/tokens/contract/tokens.ts'

/** So many are listed at most: ended ones stay in the list. */
const mostListed = 500

type Reader = Pick<Context, 'db' | 'user' | 'now'>

/** Everybody sees their own, and who manages them all of them. Every read and change of a token starts here. */
export function visibleTokens({ db, user, now }: Reader) {
  const mayCall = sql.raw(`(${isOpen} and not is_forgotten(users.id, users.email))`)
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select([
      'tokens.id',
      'tokens.name',
      'is_of_academy',
      sql<Token['maker']>`json_build_object('id', users.id, 'name', ${nameOrNullIn('users')})`.as('maker'),
      'rights',
      'tokens.created_at',
      'ends_on',
      'tokens.last_used_at',
      sql<Token['state']>`case
        when revoked_at is not null then 'REVOKED'
        when ends_on < ${academyDay(now)}::date then 'ENDED'
        when not ${mayCall} then 'IDLE'
        else 'WORKS'
      end`.as('state'),
    ])
    .$if(!hasPermission(user, 'can-manage-tokens'), (tokens) => tokens.where('tokens.user_id', '=', user.id))
}

/** Those that work come first, and of these the newest. */
export function listedTokens(ctx: Reader, isListed: RawBuilder<SqlBool>): Promise<Token[]> {
  return visibleTokens(ctx)
    .where(isListed)
    .orderBy(sql`revoked_at is null and ends_on >= ${academyDay(ctx.now)}::date`, 'desc')
    .orderBy('tokens.id', 'desc')
    .limit(mostListed)
    .execute()
}

/** Of the reader themselves, and not of the academy. */
export const isOwn = (user: { id: number }) => sql<SqlBool>`tokens.user_id = ${user.id} and not is_of_academy`

export function visibleToken(ctx: Reader, id: number): Promise<Token | undefined> {
  return visibleTokens(ctx).where('tokens.id', '=', id).executeTakeFirst()
}
