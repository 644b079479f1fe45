import type { RoleName } from '#kit/contract/permissions.ts'
import type { Reader } from '#kit/contract/rights.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'

type Held = NonNullable<Reader>

/** What roles hold, as a person who has them would be asked for their rights; null until it is known. */
export function useHeld(): ((names: readonly RoleName[]) => Held) | null {
  const { data } = useApi(roles.list, {})
  if (!data) return null
  return (names) => ({ roles: data.data.filter(({ name }) => names.includes(name)).map(asHeld) })
}

function asHeld({ name, permissions }: Role) {
  return { name, permissions: permissions.map((right) => ({ name: right })) }
}
