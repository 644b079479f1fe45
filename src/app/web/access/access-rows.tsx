import { useState } from 'react'
import type { Access } from '#kit/contract/permissions.ts'
import { allows } from '#kit/contract/rights.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Check } from '#kit/web/ui/inputs/check.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Role } from '#people/roles/contract/roles.ts'
import matrix from '#people/roles/web/roles.module.css'
import { IconChevronDown } from '~icons'
import styles from './access-page.module.css'

export type Admitted = Access | readonly Right[]
export type Row = { key: string; words: string; access: Admitted }

type PlaceProps = {
  title: string
  /** What the figures count; of it `screens` and `calls` are those that a search has left. */
  all: readonly Row[]
  screens: readonly Row[]
  calls: readonly Row[]
  roles: readonly Role[]
  isOpen: boolean
  /** Of what a search has found there is none: that is all shown. */
  onToggle: (() => void) | undefined
}

/** A part of the portal: how much of it each role has, and once it is open where they differ; what is the same for all is folded. */
export function PlaceRows({ title, all, screens, calls, roles, isOpen, onToggle }: PlaceProps) {
  const t = useText()
  const [isUnfolded, setUnfolded] = useState(false)
  const differs = differsIn(roles)
  const isSame = (row: Row) => !differs(row)
  const same = [...screens, ...calls].filter(isSame).length
  const isFolding = onToggle && same > 0 && same < screens.length + calls.length
  return (
    <>
      <tbody>
        <tr>
          <th scope="row" className={onToggle ? styles.place : matrix.right}>
            {onToggle ? (
              <Entry aria-expanded={isOpen} onClick={onToggle}>
                <IconChevronDown size={18} aria-hidden="true" />
                {title}
              </Entry>
            ) : (
              title
            )}
          </th>
          {roles.map((role) => {
            const open = all.filter(({ access }) => allows(holder(role), access)).length
            return (
              <td key={role.id} className={styles.share} data-ink={open === 0 ? 'soft' : undefined}>
                {t('access.share', { open, all: all.length })}
              </td>
            )
          })}
        </tr>
      </tbody>
      {isOpen && (
        <>
          <Rows heading={t('access.screens')} rows={screens.filter(differs)} roles={roles} />
          <Rows heading={t('access.calls')} rows={calls.filter(differs)} roles={roles} />
          {isFolding && (
            <tbody>
              <tr>
                <th colSpan={roles.length + 1} className={styles.place}>
                  <Entry aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                    <IconChevronDown size={18} aria-hidden="true" />
                    <Text as="span" tone="soft" size="sm">
                      {t('access.same', { rows: same })}
                    </Text>
                  </Entry>
                </th>
              </tr>
            </tbody>
          )}
          {(isUnfolded || !isFolding) && (
            <>
              <Rows heading={t('access.screens')} rows={screens.filter(isSame)} roles={roles} />
              <Rows heading={t('access.calls')} rows={calls.filter(isSame)} roles={roles} />
            </>
          )}
        </>
      )}
    </>
  )
}

function Rows({ heading, rows, roles }: { heading: string; rows: readonly Row[]; roles: readonly Role[] }) {
  const accessText = useAccessText()
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={roles.length + 1} className={styles.kind} data-text="sm" data-ink="soft">
          {heading}
        </th>
      </tr>
      {rows.map(({ key, words, access }) => (
        <tr key={key}>
          <th scope="row" className={matrix.right}>
            {words}
            <Text as="div" tone="soft" size="xs">
              {accessText(access)}
            </Text>
          </th>
          {roles.map((role) => (
            <Answer key={role.id} isYes={allows(holder(role), access)} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** A check mark or nothing, with a text for screen readers. */
function Answer({ isYes }: { isYes: boolean }) {
  const t = useText()
  return (
    <td className={styles.cell} data-open={isYes || undefined}>
      {isYes && <Check className={styles.mark} />}
      <span className="sr-only">{t(isYes ? 'access.yes' : 'access.no')}</span>
    </td>
  )
}

/** Whom a screen or a call admits, in words. */
export function useAccessText() {
  const t = useText()
  return function accessText(access: Admitted): string {
    if (typeof access === 'object') return access.map(accessText).join(' / ')
    return access === 'signed-in' ? t('access.signed_in') : t(`rights.${access as Right}`)
  }
}

/** Whether some of the roles may and some may not. */
export function differsIn(roles: readonly Role[]) {
  return ({ access }: Row) => new Set(roles.map((role) => allows(holder(role), access))).size > 1
}

function holder({ name, permissions }: Role) {
  return { roles: [{ name, permissions: permissions.map((right) => ({ name: right })) }] }
}
