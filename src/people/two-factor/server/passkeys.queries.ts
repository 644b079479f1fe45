import type { Context } from '#kit/server/http/context.ts'
import type { Generated } from '#kit/server/postgres/database.ts'
import type { Passkey } from '#people/two-factor/contract/passkeys.ts'

declare module '#kit/server/postgres/database.ts' {
  interface Tables {
    passkeys: {
      id: Generated<number>
      user_id: number
      name: string
      credential_id: string
      public_key: Buffer
      counter: number
      created_at: Instant
      last_used_at: Instant | null
    }
  }
}

/** Everybody sees their own. */
export function visiblePasskeys({ db, user }: Pick<Context, 'db' | 'user'>) {
  return db.selectFrom('passkeys').where('user_id', '=', user.id)
}

export async function hasPasskeys(ctx: Pick<Context, 'db' | 'user'>): Promise<boolean> {
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
