import { sql } from 'kysely'
import { type ChosenMailKind, chosenMailKinds } from '#app/contract/mail-kinds.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { sameText, seal } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'

type Unsubscribing = { user_id: number; kind: ChosenMailKind }

/** The user with an email address, since when it is known to be theirs, and the kinds of mails that they have unsubscribed from. */
export function readerAt(db: Db, address: string) {
  return db
    .selectFrom('users')
    .select(['id', 'unwanted_mails', 'email_proven_at'])
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .executeTakeFirst()
}

/** The signed token (HMAC) of an unsubscribe link: it works without signing in, opens nothing else, and does not expire. */
export function unsubscribeToken({ sessionSecret }: Config, { user_id, kind }: Unsubscribing): string {
  const payload = `${user_id}.${kind}`
  return `${payload}.${seal(sessionSecret, 'unsubscribing', payload).toString('base64url')}`
}

export function readUnsubscribeToken(config: Config, token: string): Unsubscribing | null {
  const [id = '', name] = token.split('.')
  const kind = chosenMailKinds.find((known) => known === name)
  if (!kind || !/^[1-9]\d{0,8}$/.test(id)) return null
  const read = { user_id: Number(id), kind }
  return sameText(token, unsubscribeToken(config, read)) ? read : null
}
