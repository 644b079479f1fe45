import { users } from '#contract/users/users.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { finderPart } from '#web/pieces/finder-part.ts'

/** Everybody's account, whoever else they are. */
export const userFinder = finderPart({
  title: 'finder.users',
  below: '/users/',
  endpoint: users.list,
  found: ({ id, first_name, last_name, email, role }, { t }) => {
    const name = `${first_name} ${last_name}`
    return {
      to: `/users/${id}`,
      name,
      note: `${t(`app.role_${role}`)} · ${email}`,
      picture: <Avatar name={name} size="sm" />,
    }
  },
  picture: (name) => <Avatar name={name} size="sm" />,
})
