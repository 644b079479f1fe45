import { mayGive } from '#kit/contract/managing.ts'
import type { Permission } from '#kit/contract/permissions.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { type AllFeatures, rightsOf } from '#kit/server/http/feature.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import { defaultRights, rightGroups } from './right-groups.queries.ts'
import { listedRoles } from './roles.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'role.edited': { role: string; given: Permission[]; taken: Permission[] }
  }
}

const labels = { permissions: 'roles.permissions' } as const

const holder = ({ name }: Role, rights: readonly string[]) => ({
  roles: [{ name, permissions: rights.map((right) => ({ name: right })) }],
})

export const roleRoutes = (features: AllFeatures) => {
  const everyRight = () => Object.keys(rightsOf(features())) as Right[]
  const subject = ({ db }: Context, { id }: { id: number }) =>
    listedRoles(db, everyRight()).where('id', '=', id).executeTakeFirst()

  return routes(roles, {
    list: async ({ db }) => ({
      data: await listedRoles(db, everyRight()).execute(),
      groups: rightGroups(features()),
      defaults: defaultRights(features()),
    }),

    update: {
      subject,
      handle: async (ctx, { id, revision, permissions }) => {
        const { db, user, record } = ctx
        if (permissions.some((right) => !everyRight().includes(right))) failFields({ permissions: 'not_a_choice' })
        await lockRow(db, 'roles', id)
        const role = found(await subject(ctx, { id }))
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
        return { data: found(await subject(ctx, { id })) }
      },
    },
  })
}
