import { CompiledQuery, sql } from 'kysely'
import type { Permission } from '#kit/contract/permissions.ts'
import type { User } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken } from './secrets.ts'
import { isOpen, owesFactor, owesTerms, userJson, usersWithoutSession } from './session.ts'
import { isTokenText } from './token-text.ts'

/** Programs' tokens: reads the token of a request, and notes its use. */

/** What a request by a token has in place of a session. */
export type Token = {
  id: number
  /** The maker, with no other rights than those of the token. */
  user: User
  owesTerms: boolean
  owesFactor: boolean
  lastUsedAt: string | null
  textsVersion: number
}

/** How old the last noted use may be before the next one is written; saves a write per request. */
const notedAfterSeconds = 60

/** The token of a request, unless it is unknown, ended or revoked, or its maker may not sign in any more. */
export async function readToken(db: Db, text: string, now: Date): Promise<Token | null> {
  if (!isTokenText(text)) return null
  const query = CompiledQuery.raw(reading, [hashToken(text), academyDay(now)])
  const { rows } = await db.executeQuery(query as CompiledQuery<Omit<Token, 'user'> & { user: User; rights: string[] }>)
  const [row] = rows
  if (!row) return null
  const { rights, user, ...token } = row
  return { ...token, user: withRights(user, rights as Permission[]) }
}

/**
 * A user who has nothing but these rights, as far as they have them now. The owner passes every check by the name of
 * the role, so an owner's token is that of an administrator with the rights that were chosen.
 */
function withRights(user: User, rights: readonly Permission[]): User {
  const roles = user.roles.map(({ name, permissions }) =>
    name === 'super-admin'
      ? { name: 'administrator', permissions: rights.map((right) => ({ name: right })) }
      : { name, permissions: permissions.filter((held) => rights.some((right) => right === held.name)) },
  )
  return { ...user, roles }
}

/** Once a minute at most. Of requests at the same time one writes; no other waits for it. */
export async function noteTokenUse(db: Db, { id, lastUsedAt }: Token, now: Date): Promise<void> {
  const since = shift(now, { seconds: -notedAfterSeconds })
  if (lastUsedAt && lastUsedAt > since) return
  await sql`
    update tokens set last_used_at = ${now} where id = (
      select id from tokens where id = ${id} and (last_used_at is null or last_used_at <= ${since})
      for no key update skip locked
    )
  `.execute(db)
}

// An account with a passkey or an app shows it when a token is made; one without a second factor owes it here as anywhere.
const reading = `
  select tokens.id, tokens.rights, tokens.last_used_at as "lastUsedAt", ${userJson} as "user",
    ${owesTerms('$2')} as "owesTerms", users.second_factor = 'NONE' and ${owesFactor('$2')} as "owesFactor",
    (select version from texts_version where id = 1) as "textsVersion"
  from ${usersWithoutSession}
  join tokens on tokens.user_id = users.id
  where tokens.token_hash = $1 and tokens.revoked_at is null and tokens.ends_on >= $2::date
    and ${isOpen} and not is_forgotten(users.id, users.email)
`
