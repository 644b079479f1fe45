import type { Context, Reader } from '#kit/server/http/context.ts'
import type { Passkey } from '#people/two-factor/contract/passkeys.ts'

/** Everybody sees their own. */
export function visiblePasskeys({ db, user }: Reader) {
  return db.selectFrom('passkeys').where('user_id', '=', user.id)
}

export async function hasPasskeys(ctx: Reader): Promise<boolean> {
  return (await visiblePasskeys(ctx).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Those used last come first. */
export function passkeysOf(ctx: Context): Promise<Passkey[]> {
  return visiblePasskeys(ctx)
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .orderBy((eb) => eb.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .execute()
}
