import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { wordsOf } from '#kit/contract/list.ts'
import type { Access } from '#kit/contract/permissions.ts'
import { allows } from '#kit/contract/rights.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { fold } from '#kit/web/list/fold.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Screen } from '#kit/web/page/screens/screens.ts'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Check } from '#kit/web/ui/inputs/check.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { reasons } from '#office/reasons/contract/reasons.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import matrix from '#people/roles/web/roles.module.css'
import { IconChevronDown } from '~icons'
import styles from './access-page.module.css'
import { placesOf } from './access-places.ts'

/**
 * Which screens each role opens and what it may do there, by the same guards that open them and the same contract that is answered by.
 * Differences between roles come first; what is the same for all of them is folded.
 */
export function AccessPage() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const screens = useScreens()
  const { data: called, error: unlisted, refetch } = useApi(reasons.calls, {})
  const { data: listed, error, refetch: again } = useApi(roles.list, {})
  const failure = unlisted ?? error
  if (failure) return <ErrorPanel error={failure} onRetry={() => void Promise.all([refetch(), again()])} />
  if (!called || !listed) return <PageSkeleton label={t('app.loading')} />
  const shown = listed.data.filter(({ name }) => name !== 'super-admin')
  const wanted = wordsOf(fold(typed))
  const rowsOf = (rows: readonly Row[]) =>
    rows.filter(({ words, access }) => {
      const searched = fold(`${words} ${accessText(access)}`)
      return wanted.every((word) => searched.includes(word))
    })
  const groups = placesOf(screens, called.data)
    .map(({ name, title, screens, calls }) => ({
      name,
      title: t(title),
      screens: rowsOf(
        screens.map(({ path, title, guard }) => ({ key: path, words: t(title), access: guard as Admitted })),
      ),
      calls: rowsOf(calls.map(({ name, words, permission }) => ({ key: name, words, access: permission }))),
    }))
    .filter(({ screens, calls }) => screens.length + calls.length > 0)
    .map((group) => ({ ...group, differs: [...group.screens, ...group.calls].some(differsIn(shown)) }))
    .sort((one, other) => Number(other.differs) - Number(one.differs))
  const isSearching = wanted.length > 0

  function accessText(access: Admitted): string {
    if (typeof access === 'object') return access.map(accessText).join(' / ')
    return access === 'signed-in' ? t('access.signed_in') : t(`rights.${access as Right}`)
  }

  return (
    <Page
      title={t('access.title')}
      intro={t('access.intro')}
      back={{ to: '/roles', label: 'roles.title' }}
      width="medium"
    >
      <TextInput
        type="search"
        label={t('access.search')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {groups.length === 0 && <Text tone="soft">{t('access.nothing_found')}</Text>}
      {groups.map(({ name, ...group }) => (
        // What a search finds is not folded.
        <PlaceTable
          key={`${name} ${isSearching}`}
          {...group}
          roles={shown}
          accessText={accessText}
          isOpen={isSearching}
        />
      ))}
    </Page>
  )
}

/** The router's screens: one that it does not open is not listed. */
function useScreens(): Screen[] {
  const { routesById } = useRouter()
  return Object.values(routesById as Record<string, AnyRoute>).flatMap(
    ({ options }) => options.staticData?.screen ?? [],
  )
}

type Admitted = Access | readonly Right[]
type Row = { key: string; words: string; access: Admitted }

type TableProps = {
  title: string
  screens: readonly Row[]
  calls: readonly Row[]
  roles: readonly Role[]
  accessText: (access: Admitted) => string
  /** Whether it begins with nothing folded. */
  isOpen: boolean
}

function PlaceTable({ title, screens, calls, isOpen, ...shown }: TableProps) {
  const t = useText()
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const differs = differsIn(shown.roles)
  const isSame = (row: Row) => !differs(row)
  const same = [...screens, ...calls].filter(isSame).length
  return (
    <table className={matrix.matrix} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {title}
          </th>
          {shown.roles.map(({ id, name }) => (
            <th key={id} scope="col" className={matrix.role}>
              {t(`app.role_${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <Rows heading={t('access.screens')} rows={screens.filter(differs)} {...shown} />
      <Rows heading={t('access.calls')} rows={calls.filter(differs)} {...shown} />
      {same > 0 && (
        <tbody>
          <tr>
            <th colSpan={shown.roles.length + 1}>
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                <IconChevronDown size={18} aria-hidden="true" />
                {t('access.same', { rows: same })}
              </button>
            </th>
          </tr>
        </tbody>
      )}
      {isUnfolded && (
        <>
          <Rows heading={t('access.screens')} rows={screens.filter(isSame)} {...shown} />
          <Rows heading={t('access.calls')} rows={calls.filter(isSame)} {...shown} />
        </>
      )}
    </table>
  )
}

type RowsProps = Pick<TableProps, 'roles' | 'accessText'> & { heading: string; rows: readonly Row[] }

function Rows({ heading, rows, roles, accessText }: RowsProps) {
  const t = useText()
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={roles.length + 1} className={styles.kind}>
          {heading}
        </th>
      </tr>
      {rows.map(({ key, words, access }) => (
        <tr key={key}>
          <th scope="row" className={matrix.right}>
            {words}
            <span className={styles.access}>{accessText(access)}</span>
          </th>
          {roles.map((role) => {
            const isOpen = allows(holder(role), access)
            return (
              <td key={role.id} className={styles.cell} data-open={isOpen || undefined}>
                {isOpen && <Check className={styles.mark} />}
                <span className="only-heard">{t(isOpen ? 'access.yes' : 'access.no')}</span>
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

/** Whether some of the roles may and some may not. */
function differsIn(roles: readonly Role[]) {
  return ({ access }: Row) => new Set(roles.map((role) => allows(holder(role), access))).size > 1
}

function holder({ name, permissions }: Role) {
  return { roles: [{ name, permissions: permissions.map((right) => ({ name: right })) }] }
}
