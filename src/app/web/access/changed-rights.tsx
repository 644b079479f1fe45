import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Check } from '#kit/web/ui/inputs/check.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { DefaultRights, Role } from '#people/roles/contract/roles.ts'
import { RoleHeads } from '#people/roles/web/role-heads.tsx'
import matrix from '#people/roles/web/roles.module.css'
import styles from './access-page.module.css'

type ChangedRightsProps = { roles: readonly Role[]; defaults: readonly DefaultRights[] }

/** The rights that a role holds otherwise than at first. */
export function ChangedRights({ roles, defaults }: ChangedRightsProps) {
  const t = useText()
  const atFirst = new Map(defaults.map(({ name, permissions }) => [name, new Set(permissions)]))
  const isAtFirst = ({ name }: Role, right: Role['permissions'][number]) => atFirst.get(name)?.has(right) ?? false
  const every = [...new Set([...roles, ...defaults].flatMap(({ permissions }) => permissions))]
  const changed = every.filter((right) =>
    roles.some((role) => role.permissions.includes(right) !== isAtFirst(role, right)),
  )
  if (changed.length === 0) return <Text tone="soft">{t('access.changed_none')}</Text>
  return (
    <table className={`${matrix.matrix} surface`} aria-label={t('access.changed')}>
      <RoleHeads first={t('access.changed')} roles={roles} />
      <tbody>
        {changed.map((right) => (
          <tr key={right}>
            <th scope="row" className={matrix.right}>
              <Link to="/roles" search={{ right }}>
                {t(`rights.${right}`)}
              </Link>
            </th>
            {roles.map((role) => {
              const isHeld = role.permissions.includes(right)
              const isChanged = isHeld !== isAtFirst(role, right)
              return (
                <td key={role.id} className={`${matrix.cell} ${styles.share}`} data-changed={isChanged || undefined}>
                  {isChanged && t(isHeld ? 'access.given' : 'access.taken')}
                  {isHeld && !isChanged && <Check className={styles.mark} />}
                  {!isChanged && <span className="sr-only">{t(isHeld ? 'access.yes' : 'access.no')}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
