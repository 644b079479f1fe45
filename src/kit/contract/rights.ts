import type { Access, Permission, RoleName } from './permissions.ts'

/** Checks whether a user has a right or a role. */

type Role = { name: string; permissions: readonly { name: string }[] }
/** A user with roles; an anonymous visitor is `null`. */
export type RoleHolder = { roles: readonly Role[] } | null

/** The one decision about a right: default no, super-admin yes. */
export function hasPermission(reader: RoleHolder, permission: Permission): boolean {
  if (!reader) return false
  return reader.roles.some(
    (role) => role.name === 'super-admin' || role.permissions.some((held) => held.name === permission),
  )
}

export function hasRole(reader: RoleHolder, role: RoleName): boolean {
  return hasAnyRole(reader, [role])
}

export function hasAnyRole(reader: RoleHolder, roles: readonly RoleName[]): boolean {
  return reader?.roles.some((held) => (roles as readonly string[]).includes(held.name)) ?? false
}

/** Of several rights one is enough. */
export function allows(reader: RoleHolder, access: Access | readonly Permission[]): boolean {
  if (typeof access === 'object') return access.some((permission) => hasPermission(reader, permission))
  if (access === 'public') return true
  if (access === 'signed-in') return reader !== null
  return hasPermission(reader, access)
}
