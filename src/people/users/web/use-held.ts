import type { RoleName } from '#kit/contract/permissions.ts'
import type { RoleHolder } from '#kit/contract/rights.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'

type Held = NonNullable<RoleHolder>

/** The rights of roles, in the form of a user who has them, for checks of rights; null until loaded. */
export function useHeld(): ((names: readonly RoleName[]) => Held) | null {
  const { data } = useApi(roles.list, {})
  if (!data) return null
  return (names) => ({ roles: data.data.filter(({ name }) => names.includes(name)).map(asHeld) })
}

function asHeld({ name, permissions }: Role) {
  return { name, permissions: permissions.map((right) => ({ name: right })) }
}
