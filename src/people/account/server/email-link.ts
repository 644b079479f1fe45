import type { Db } from '#kit/server/postgres/database.ts'
import { sameText, seal } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'

type Owner = { id: number; email: string }

/**
 * The signed token (HMAC) of a link that is mailed to an account's address and shows that its owner reads what comes there. It opens
 * nothing, does not expire, and is worth nothing once the address is another.
 */
export function emailToken({ sessionSecret }: Config, { id, email }: Owner): string {
  const sealed = seal(sessionSecret, 'confirming an email', `${id}.${email.toLowerCase()}`)
  return `${id}.${sealed.toString('base64url')}`
}

/** Whose address the token shows to be theirs, and whether that is known already. */
export async function ownerOfEmail(db: Db, config: Config, token: string) {
  const [id = ''] = token.split('.')
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_proven_at'])
    .where('id', '=', Number(id))
    .where('main_role_id', 'is not', null)
    .executeTakeFirst()
  return owner && sameText(token, emailToken(config, owner)) ? owner : null
}
