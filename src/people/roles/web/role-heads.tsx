import { useText } from '#kit/web/language/i18n.ts'
import type { Role } from '#people/roles/contract/roles.ts'
import styles from './roles.module.css'

/** The head of a table with a column for each role. */
export function RoleHeads({ first, roles }: { first: string; roles: readonly Role[] }) {
  const t = useText()
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {roles.map(({ id, name }) => (
          <th key={id} scope="col" className={styles.role}>
            {t(`app.role_${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
