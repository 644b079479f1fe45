import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, someOf } from '#kit/contract/fields.ts'
import { roleNames } from '#kit/contract/permissions.ts'
import { revised } from '#kit/contract/revision.ts'
import { rightGroups } from './right-groups.ts'

const everyRight = Object.values(rightGroups).flat()

const role = z.object({
  id: id(),
  name: z.enum(roleNames),
  /** Those that the role lists; the super-admin’s passes every check and lists none. */
  permissions: z.array(z.enum(everyRight)),
  revision: z.int(),
})
export type Role = z.output<typeof role>

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

export const roles = calls('roles', {
  /** The one that lets in furthest comes first. */
  list: endpoint({
    method: 'GET',
    path: '/api/roles',
    permission: 'can-view-admin-system-users',
    response: z.object({ data: z.array(role) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/roles/{id}',
    permission: 'can-edit-roles',
    refreshes: ['roles', 'session'],
    body: revised(z.object({ permissions: someOf(everyRight).check(z.refine(isEachOnce, 'chosen_twice')) })),
    response: single(role),
  }),
})
