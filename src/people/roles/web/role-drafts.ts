import { useState } from 'react'
import type { Right } from '#kit/contract/texts/texts.ts'
import type { Role } from '#people/roles/contract/roles.ts'

/** What the reader wants otherwise in a role, and which revision of it was on the screen when they began. */
type Draft = { revision: number; given: readonly Right[]; taken: readonly Right[] }
export type RoleChange = { role: Role; revision: number; given: Right[]; taken: Right[] }

/** Unsaved changes of roles. They apply on top of the present rights, so that others' changes remain. */
export function useRoleDrafts(roles: readonly Role[]) {
  const [drafts, setDrafts] = useState<Record<number, Draft>>({})
  const draftOf = ({ id, revision }: Role): Draft => drafts[id] ?? { revision, given: [], taken: [] }
  const changeOf = (role: Role): RoleChange => {
    const { revision, given, taken } = draftOf(role)
    return {
      role,
      revision,
      given: given.filter((right) => !role.permissions.includes(right)),
      taken: taken.filter((right) => role.permissions.includes(right)),
    }
  }
  const holds = (role: Role, right: Right) => {
    const { given, taken } = changeOf(role)
    return given.includes(right) || (role.permissions.includes(right) && !taken.includes(right))
  }
  const set = (role: Role, rights: readonly Right[], isHeld: boolean) => {
    setDrafts((all) => {
      const { revision, given, taken } = all[role.id] ?? { revision: role.revision, given: [], taken: [] }
      const others = (some: readonly Right[]) => some.filter((right) => !rights.includes(right))
      const next = isHeld
        ? { given: [...others(given), ...rights], taken: others(taken) }
        : { given: others(given), taken: [...others(taken), ...rights] }
      return { ...all, [role.id]: { revision, ...next } }
    })
  }
  return {
    holds,
    set,
    changes: roles.map(changeOf).filter(({ given, taken }) => given.length + taken.length > 0),
    /** The same changes on the role's new revision: the reader has been notified. */
    rebase: ({ id }: Role, revision: number) =>
      setDrafts((all) => ({ ...all, [id]: { ...(all[id] as Draft), revision } })),
    drop: (role?: Role) =>
      setDrafts((all) => (role ? Object.fromEntries(Object.entries(all).filter(([id]) => id !== `${role.id}`)) : {})),
  }
}

export type RoleDrafts = ReturnType<typeof useRoleDrafts>
