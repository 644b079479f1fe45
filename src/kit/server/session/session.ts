import { CompiledQuery, sql } from 'kysely'
import { mayView } from '#kit/contract/managing.ts'
import { officeRoles } from '#kit/contract/permissions.ts'
import type { User } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken, randomToken } from './secrets.ts'

/** The table of sessions: creates, reads and ends them. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    users: { language_name: Language; status: 'ACTIVE' | 'INVITED' | 'BLOCKED' }
  }
}

export const idleMinutes = 120
export const absoluteHours = 12
/** How old the last sign of life may be before the next one is written; saves a write per request. */
const renewAfterSeconds = 60

export type Session = {
  id: string
  idHash: Buffer
  user: User | null
  owesTerms: boolean
  owesFactor: boolean
  /** When its user last showed that they are the one who signed in. */
  confirmedAt: string | null
  deviceHash: Buffer | null
  lastRequestAt: string
  /** The transaction that a standby has to show before it answers. */
  lastWrite: string | null
  /** The version of the portal's texts: part of the same query, since every response needs it. */
  textsVersion: number
}
type Row = {
  user_id: number | null
  viewed_id: number | null
  last_seen_at: string
  user: User
  owes_terms: boolean
  owes_factor: boolean
  confirmed_at: string | null
  device_hash: Buffer | null
  last_write: string | null
  texts_version: number
}
/** The client of a request; `deviceHash` is of the cookie of an earlier sign-in. */
export type Client = { ip: string; userAgent: string; deviceHash?: Buffer | null }

/** The live session of a cookie. */
export async function readSession(db: Db, id: string, now: Date): Promise<Session | null> {
  const idHash = hashToken(id)
  const query = CompiledQuery.raw(reading, [idHash, ...liveSince(now), academyDay(now)]) as CompiledQuery<Row>
  const { rows } = await db.executeQuery(query)
  const row = rows[0]
  if (!row) return null
  const { user_id, viewed_id, owes_terms: owesTerms, owes_factor: owesFactor } = row
  const { last_seen_at: lastSeenAt, confirmed_at: confirmedAt, texts_version: textsVersion } = row
  const { device_hash: deviceHash, last_write: lastWrite } = row
  const own = user_id ? row.user : null
  const user = own && viewed_id ? await viewedUser(db, own, viewed_id) : own
  return {
    id,
    idHash,
    user,
    owesTerms,
    owesFactor,
    confirmedAt,
    deviceHash,
    lastRequestAt: lastSeenAt,
    lastWrite,
    textsVersion,
  }
}

/** Whom an owner looks as, as long as the one may look and the other may be looked as; otherwise the owner. */
async function viewedUser(db: Db, owner: User, viewedId: number): Promise<User> {
  const viewed = await readUser(db, viewedId)
  const roles = viewed.roles.map(({ name }) => name)
  return mayView(owner, roles) ? { ...viewed, viewed_by: owner.id } : owner
}

/** From now on the session shows the portal as somebody else sees it. */
export async function viewAs(db: Db, { idHash }: Session, viewed_id: number): Promise<void> {
  await db.updateTable('sessions').set({ viewed_id }).where('id_hash', '=', idHash).execute()
}

/** False where it has ended already: of several tabs that end it at once, one does. */
export async function endView(db: Db, { idHash }: Session): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ viewed_id: null })
    .where('id_hash', '=', idHash)
    .where('viewed_id', 'is not', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** The earliest last request and the earliest beginning of a live session. */
export function liveSince(now: Date): [lastRequest: string, begun: string] {
  return [shift(now, { minutes: -idleMinutes }), shift(now, { hours: -absoluteHours })]
}

/** SQL: whether a user, joined with `pro_artists`, may be in the portal: neither blocked nor disabled. */
export const isOpen = 'not users.is_blocked and coalesce(pro_artists.activation_status, 1) = 1'

/** SQL: users with what these conditions need, for those who have no session at hand. */
export const usersWithoutSession =
  'users left join pro_artists on pro_artists.user_id = users.id left join sessions on false'

/** SQL: whether a row of `sessions` is neither idle nor too old, and its user, joined with `pro_artists`, neither blocked nor disabled. */
export function isLive(activeSince: string, begunSince: string): string {
  return `last_seen_at > ${activeSince} and sessions.created_at > ${begunSince}
    and (sessions.user_id is null or (${isOpen}))`
}

/**
 * SQL: whether a user, joined with `pro_artists`, is an artist or a student who has not accepted the terms in force on a day.
 * What an applicant accepted holds for the artist that they became. The limit keeps one person's roles from being looked up among
 * everybody's.
 */
export function owesTerms(day: string): string {
  return `exists (
    select from (
      select id from terms_versions where effective_from <= ${day}::date order by effective_from desc limit 1
    ) in_force
    where (
      select true from user_roles held
      where held.user_id = users.id
        and (select name from roles where roles.id = held.role_id) in ('pro-artist', 'client')
      limit 1
    )
    and not exists (select from terms_acceptances where user_id = users.id and version_id = in_force.id)
    and not exists (select from terms_acceptances where pro_artist_id = pro_artists.id and version_id = in_force.id)
  )`
}

/**
 * SQL: whether a user, joined with their session, is of the office, which signs in with a second factor from a day on, and has shown none in
 * this session: also one that began before the demand, or before the account had a factor.
 */
export function owesFactor(day: string): string {
  return `(
    (users.second_factor = 'NONE' or sessions.has_second_factor is not true)
    and (select name from roles where roles.id = users.main_role_id) in (${officeRoles.map((name) => `'${name}'`)})
    and coalesce((select two_factor_required_from from settings where id = 1) <= ${day}::date, false)
  )`
}

/** The person as `GET /api/user` answers it. */
export async function readUser(db: Db, userId: number): Promise<User> {
  const row = await db
    .selectFrom('users')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select(sql.raw<User>(userJson).as('user'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.user
}

export type Standing = {
  user: User
  owesTerms: boolean
  owesFactor: boolean
  isOpen: boolean
  status: 'ACTIVE' | 'INVITED' | 'BLOCKED'
}

/**
 * The user as `readSession` would return them after signing in now. An authenticator's code is required after the
 * password anyway.
 */
export async function readStanding(db: Db, userId: number, now: Date): Promise<Standing | undefined> {
  const query = CompiledQuery.raw(
    `select ${userJson} as "user", ${owesTerms('$2')} as "owesTerms",
      users.second_factor <> 'TOTP' and ${owesFactor('$2')} as "owesFactor", ${isOpen} as "isOpen", users.status
      from ${usersWithoutSession}
      where users.id = $1 and not is_forgotten(users.id, users.email)`,
    [userId, academyDay(now)],
  )
  return (await db.executeQuery(query as CompiledQuery<Standing>)).rows[0]
}

const rights = `(
  select coalesce(json_agg(json_build_object('name', roles.name, 'permissions', (
    select coalesce(json_agg(json_build_object('name', held.permission) order by held.permission), '[]')
    from role_permissions held where held.role_id = roles.id
  )) order by roles.id), '[]')
  from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id
)`

/** SQL: the person as `GET /api/user` answers it, of `users` joined with `pro_artists`. */
export const userJson = `json_build_object(
  'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'email', users.email,
  'language_name', users.language_name,
  'roles', ${rights},
  'pro_artist', case when pro_artists.id is null then null else json_build_object(
    'id', pro_artists.id, 'has_own_trainings', pro_artists.has_own_trainings,
    'avatar_url', case when pro_artists.avatar_id is null then null else '/api/proartist/' || pro_artists.id || '/avatar/small?v=' || pro_artists.avatar_id end
  ) end
)`

// Written out rather than built, since every request waits for it.
const reading = `
  select sessions.user_id, viewed_id, last_seen_at, confirmed_at, device_hash, last_write, ${userJson} as "user", ${owesTerms('$4')} as owes_terms, ${owesFactor('$4')} as owes_factor,
    (select version from texts_version where id = 1) as texts_version
  from sessions
  left join users on users.id = sessions.user_id
  left join pro_artists on pro_artists.user_id = users.id
  where id_hash = $1 and ${isLive('$2', '$3')}
`

/** How somebody signs in: with a second factor, or in a session that still waits for one. */
export type SignInMeans = { asks_code_of: number } | { has_second_factor: boolean }

/**
 * Starts a session, an anonymous one where `userId` is null, and returns its id: the only time that it is not hashed.
 */
export async function startSession(
  db: Db,
  userId: number | null,
  client: Client,
  now: Date,
  means: SignInMeans = { has_second_factor: false },
): Promise<string> {
  const id = randomToken()
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashToken(id),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      ip: client.ip,
      user_agent: client.userAgent.slice(0, 400),
      device_hash: client.deviceHash ?? null,
      ...means,
    })
    .execute()
  return id
}

/** Notes on its session that a transaction wrote, if it did. The last statement of the transaction, so that others wait for it only briefly. */
export async function noteWrite(db: Db, idHash: Buffer): Promise<void> {
  const query = CompiledQuery.raw(
    `update sessions set last_write = pg_current_xact_id_if_assigned()
      where id_hash = $1 and pg_current_xact_id_if_assigned() is not null`,
    [idHash],
  )
  await db.executeQuery(query)
}

export async function endSession(db: Db, idHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

/** Ends all sessions of a user, including those that wait for a code, or all but the given one. */
export async function endSessionsOf(db: Db, userId: number, except: Session | null = null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('asks_code_of', '=', userId)]))
    .$if(except !== null, (others) => others.where('id_hash', '<>', (except as Session).idHash))
    .execute()
}

/** Ends every session of everybody; returns how many these were. */
export async function endAllSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export function isRenewalDue({ lastRequestAt }: Session, now: Date): boolean {
  return now.getTime() - Date.parse(lastRequestAt) >= renewAfterSeconds * 1000
}

/** Keeps an active session from going idle. False where it was ended while the request ran: its cookies must not come back. */
export async function renewSession(db: Db, { idHash }: Session, ip: string, now: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('sessions')
    .set({ last_seen_at: now, ip })
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('last_seen_at', '<', shift(now, { minutes: -idleMinutes })),
        eb('created_at', '<', shift(now, { hours: -absoluteHours })),
      ]),
    )
    .execute()
}
