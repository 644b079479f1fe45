import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/fields.ts'
import { roleNames } from '#kit/contract/permissions.ts'
import { revised } from '#kit/contract/revision.ts'
import type { RightGroup } from '#kit/contract/texts/texts.ts'
import { right } from './right.ts'

const role = z.object({
  id: id(),
  name: z.enum(roleNames),
  /** Those that the role lists; the super-admin’s passes every check and lists none. */
  permissions: z.array(right()),
  revision: z.int(),
})
export type Role = z.output<typeof role>

/** The rights under one heading of the matrix. */
const rightGroup = z.object({ name: z.string() as unknown as z.ZodMiniType<RightGroup>, rights: z.array(right()) })
export type RightsOfGroup = z.output<typeof rightGroup>

/** The rights that a role holds until the owner changes them. */
const defaultRights = z.object({ name: z.enum(roleNames), permissions: z.array(right()) })
export type DefaultRights = z.output<typeof defaultRights>

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

export const roles = calls('roles', {
  /** The one that lets in furthest comes first; every right there is; and what each role holds at first. */
  list: endpoint({
    method: 'GET',
    path: '/api/roles',
    permission: 'can-view-admin-system-users',
    response: z.object({
      data: z.array(role),
      groups: z.array(rightGroup),
      defaults: z.array(defaultRights),
    }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/roles/{id}',
    permission: 'can-edit-roles',
    isInPerson: true,
    refreshes: ['roles', 'session'],
    body: revised(
      z.object({
        permissions: z
          .array(right(), 'required')
          .check(z.maxLength(1000, 'too_many'), z.refine(isEachOnce, 'chosen_twice')),
      }),
    ),
    response: single(role),
  }),
})
