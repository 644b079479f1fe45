import { fullName } from '#kit/contract/values/full-name.ts'
import { finderPart } from '#kit/web/page/screens/finder-part.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { users } from '#people/users/contract/users.ts'

/** Every account, of any role. */
export const userFinder = finderPart({
  title: 'finder.users',
  below: '/users/',
  endpoint: users.list,
  found: ({ id, first_name, last_name, email, role }, { t }) => {
    const name = fullName({ first_name, last_name })
    return {
      to: `/users/${id}`,
      name,
      email,
      note: `${t(`app.role_${role}`)} · ${email}`,
      picture: <Avatar name={name} size="sm" />,
    }
  },
  picture: (name) => <Avatar name={name} size="sm" />,
})
