import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const roleData: PersonalData = {
  roles: { notPersonal: ['name'] },
  permissions: { notPersonal: ['name'] },
  role_permissions: { notPersonal: ['permission'] },
  user_roles: { about: [{ kind: 'account', rows: 'user_id = :user', deleted: [] }] },
}
