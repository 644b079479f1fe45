import type { Permission } from '#kit/contract/permissions.ts'
import { mayGive } from '#kit/contract/reach.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import { everyRole, roleById } from './roles.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'role.edited': { role: string; given: Permission[]; taken: Permission[] }
  }
}

const labels = { permissions: 'roles.permissions' } as const

const subject = ({ db }: Context, { id }: { id: number }) => roleById(db, id)

const holder = ({ name }: Role, rights: readonly string[]) => ({
  roles: [{ name, permissions: rights.map((right) => ({ name: right })) }],
})

export const roleRoutes = routes(roles, {
  list: async ({ db }) => ({ data: await everyRole(db) }),

  update: {
    subject,
    handle: async (ctx, { id, revision, permissions }) => {
      const { db, user, record } = ctx
      await lockRow(db, 'roles', id)
      const role = found(await roleById(db, id))
      if (role.name === 'super-admin') fail('role_fixed')
      const given = permissions.filter((right) => !role.permissions.includes(right))
      const taken = role.permissions.filter((right) => !permissions.includes(right))
      if (!mayGive(user, null, holder(role, given))) fail('right_not_yours')
      if (!(await revise(ctx, 'roles', role, { permissions }, { revision, labels }))) return { data: role }
      if (taken.length > 0)
        await db.deleteFrom('role_permissions').where('role_id', '=', id).where('permission', 'in', taken).execute()
      if (given.length > 0)
        await db
          .insertInto('role_permissions')
          .values(given.map((permission) => ({ role_id: id, permission })))
          .execute()
      await record('role.edited', id, { role: role.name, given, taken })
      return { data: found(await roleById(db, id)) }
    },
  },
})
