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
import type { Screen } from '#kit/web/page/screens.ts'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Check } from '#kit/web/ui/inputs/check.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { reasons } from '#office/reasons/contract/reasons.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import matrix from '#people/roles/web/roles.module.css'
import styles from './access-page.module.css'
import { placesOf } from './access-places.ts'

/** Which screens each role opens and what it may do there, by the same guards that open them and the same contract that is answered by. */
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
      {groups.map(({ name, title, screens, calls }) => (
        <table key={name} className={matrix.matrix} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={styles.place}>
                {title}
              </th>
              {shown.map(({ id, name }) => (
                <th key={id} scope="col" className={matrix.role}>
                  {t(`app.role_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows heading={t('access.screens')} rows={screens} roles={shown} accessText={accessText} />
          <Rows heading={t('access.calls')} rows={calls} roles={shown} accessText={accessText} />
        </table>
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
type RowsProps = {
  heading: string
  rows: readonly Row[]
  roles: readonly Role[]
  accessText: (access: Admitted) => string
}

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

function holder({ name, permissions }: Role) {
  return { roles: [{ name, permissions: permissions.map((right) => ({ name: right })) }] }
}
