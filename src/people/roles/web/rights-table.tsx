import type { Right } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { Check } from '#kit/web/ui/inputs/check.tsx'
import box from '#kit/web/ui/inputs/checkbox.module.css'
import { Text } from '#kit/web/ui/layout.tsx'
import type { RightsOfGroup, Role } from '#people/roles/contract/roles.ts'
import type { Pair } from './comparison.tsx'
import type { RoleDrafts } from './role-drafts.ts'
import { RoleHeads } from './role-heads.tsx'
import styles from './roles.module.css'

type RightsTableProps = {
  roles: readonly Role[]
  groups: readonly RightsOfGroup[]
  drafts: RoleDrafts
  pair: Pair | null
  mayTick: (role: Role, right: Right) => boolean
}

/** A row for each right in plain words, under what it is about, and a box for each role. */
export function RightsTable({ roles, groups, drafts, pair, mayTick }: RightsTableProps) {
  const t = useText()
  const pointed = useSearchParam('right')
  const shown = pair ? roles.filter(({ name }) => name === pair.from || name === pair.to) : roles
  const isShown = (right: Right) => !pair || new Set(shown.map((role) => drafts.holds(role, right))).size > 1
  const shownGroups = groups
    .map(({ name, rights }) => ({ name, rights: rights.filter(isShown) }))
    .filter(({ rights }) => rights.length > 0)
  if (shownGroups.length === 0) return <Text tone="soft">{t('roles.no_differences')}</Text>
  return (
    <table className={`${styles.matrix} surface`} aria-label={t('roles.permissions')}>
      <RoleHeads first={t('roles.permissions')} roles={shown} />
      {shownGroups.map(({ name, rights }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={shown.length + 1} className={styles.group}>
              {t(`roles.group_${name}`)}
            </th>
          </tr>
          {rights.map((right) => (
            <tr key={right} ref={right === pointed ? showRow : undefined} data-pointed={right === pointed || undefined}>
              <th scope="row" className={styles.right}>
                {t(`rights.${right}`)}
              </th>
              {shown.map((role) => (
                <Cell key={role.id} role={role} right={right} drafts={drafts} isOpen={mayTick(role, right)} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The right that a link points at. */
const showRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })

type CellProps = { role: Role; right: Right; drafts: RoleDrafts; isOpen: boolean }

function Cell({ role, right, drafts, isOpen }: CellProps) {
  const t = useText()
  const isHeld = drafts.holds(role, right)
  const label = t('roles.cell', { role: t(`app.role_${role.name}`), right: t(`rights.${right}`) })
  return (
    <td className={styles.cell} data-changed={isHeld !== role.permissions.includes(right) || undefined}>
      <label className={styles.tick} title={isOpen ? undefined : t('roles.not_yours')}>
        <span className={box.box}>
          <input
            type="checkbox"
            className={box.input}
            aria-label={label}
            checked={isHeld}
            disabled={!isOpen}
            onChange={(event) => drafts.set(role, [right], event.currentTarget.checked)}
          />
          <Check className={box.check} />
        </span>
      </label>
    </td>
  )
}
