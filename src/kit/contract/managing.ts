import type { Permission } from './permissions.ts'
import { hasPermission, hasRole, type RoleHolder } from './rights.ts'

/** Which accounts a user may manage, give roles to, or view the portal as. */

/* What people may do about accounts: apart from the rights themselves, which every page needs. */

/**
 * Whether a user may manage an account: its email, its links, whether it is blocked. These give access to the account,
 * so a manager needs every right that the account has beyond those of an artist or a student.
 */
export function mayManage(reader: RoleHolder, account: RoleHolder): boolean {
  const beyond = account?.roles.filter(({ name }) => name !== 'pro-artist' && name !== 'client') ?? []
  if (hasRole(account, 'super-admin')) return hasRole(reader, 'super-admin')
  return beyond.every((role) => role.permissions.every(({ name }) => hasPermission(reader, name as Permission)))
}

/** Nobody gives a right that they lack; taking away is always allowed. */
export function mayGive(reader: RoleHolder, before: RoleHolder, after: RoleHolder): boolean {
  if (hasRole(after, 'super-admin') && !hasRole(before, 'super-admin')) return hasRole(reader, 'super-admin')
  const held = after?.roles.flatMap(({ permissions }) => permissions.map(({ name }) => name as Permission)) ?? []
  return held.every((right) => hasPermission(before, right) || hasPermission(reader, right))
}

/** Owners look at the portal as artists and students do, and as nobody with rights in the office. */
export function mayView(reader: RoleHolder, roles: readonly string[]): boolean {
  return hasRole(reader, 'super-admin') && roles.every((role) => role === 'pro-artist' || role === 'client')
}
