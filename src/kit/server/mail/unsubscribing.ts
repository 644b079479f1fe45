import { sql } from 'kysely'
import { type Registered, registered } from '#kit/contract/registered.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { sameText, seal } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'

/** Signs and reads the tokens of unsubscribe links. */

type ChosenMailKind = Registered['chosenMailKinds'][number]
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
  const kind = chosenKind(name)
  if (!kind || !/^[1-9]\d{0,8}$/.test(id)) return null
  const read = { user_id: Number(id), kind }
  return sameText(token, unsubscribeToken(config, read)) ? read : null
}

/** A kind of mails that readers may do without; null: there is none of that name, or it is always sent. */
export function chosenKind(name: string | undefined): ChosenMailKind | null {
  return registered().chosenMailKinds.find((kind) => kind === name) ?? null
}
