import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { demoAccounts, demoColleagues } from '../records/demo-accounts.ts'
import type { DemoArtist } from '../records/demo-artists.ts'

/** Ids of users by email. */
export type UserIds = ReadonlyMap<string, number>

/** Days that a new artist's link to set a password works. */
export const accountLinkDays = 7

/** Makes the accounts of the office, of the student, and of every artist of the network: all but the newest have set the password. */
export async function enterAccounts(db: Db, artists: DemoArtist[], passwordHash: string, now: Date): Promise<UserIds> {
  const others = demoAccounts
    .filter(({ role }) => role !== 'pro-artist')
    .map((account) => ({ ...account, ...signsInWith(passwordHash, shift(now, { days: -420 })) }))
  const newest = Date.parse(shift(now, { days: -accountLinkDays }))
  const network = artists
    .filter(({ row }) => row.invitation_status === invitationStatus.COMPLETED)
    .map(({ row: { first_name, last_name, email, language_name, status_changed_at } }) => ({
      ...{ first_name, last_name, email, language_name },
      role: 'pro-artist' as const,
      ...signsInWith(status_changed_at.getTime() > newest ? null : passwordHash, status_changed_at.toISOString()),
    }))
  const colleagues = demoColleagues.map(({ days, isInvited, is_blocked = false, ...account }) => ({
    ...account,
    is_blocked,
    ...signsInWith(isInvited ? null : passwordHash, shift(now, { days: -days })),
  }))
  const accounts = [...others, ...colleagues, ...network]
  const users = await db
    .insertInto('users')
    .values(accounts.map(({ role, ...user }) => user))
    .returning(['id', 'email'])
    .execute()
  const userIds = new Map(users.map(({ id, email }) => [email, id]))

  const roles = new Map((await db.selectFrom('roles').selectAll().execute()).map(({ id, name }) => [name, id]))
  const held = accounts.map(({ email, role }) => ({
    user_id: userIds.get(email) as number,
    role_id: roles.get(role) as number,
  }))
  await db.insertInto('user_roles').values(held).execute()
  return userIds
}

/** A user with a password chose it by the link in their mail. */
function signsInWith(password_hash: string | null, created_at: string) {
  return { password_hash, created_at, email_proven_at: password_hash && created_at }
}

/** Who decides in the name of the office. */
export function officeIdOf(userIds: UserIds): number {
  const office = demoAccounts.find(({ role }) => role === 'administrator')
  return userIds.get(office?.email ?? '') as number
}
