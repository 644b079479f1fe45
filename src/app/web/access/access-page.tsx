import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod/mini'
import { wordsOf } from '#kit/contract/list.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { fold } from '#kit/web/list/fold.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Screen } from '#kit/web/page/screens/screens.ts'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { reasons } from '#office/reasons/contract/reasons.ts'
import { roles } from '#people/roles/contract/roles.ts'
import { RoleHeads } from '#people/roles/web/role-heads.tsx'
import matrix from '#people/roles/web/roles.module.css'
import styles from './access-page.module.css'
import { placesOf } from './access-places.ts'
import { type Admitted, differsIn, PlaceRows, type Row, useAccessText } from './access-rows.tsx'
import { ChangedRights } from './changed-rights.tsx'

/** The places that are open, separated by commas: a link shows what its sender saw. */
const address = z.object({ open: z.optional(z.string()) })

/**
 * Which screens each role opens and what it may do there, by the same guards that open them and the same contract that is answered by.
 * What the owner has changed comes first; then each part of the portal with how much of it each role has, and its rows once it is opened.
 */
export function AccessPage() {
  const t = useText()
  const accessText = useAccessText()
  const [typed, setTyped] = useState('')
  const { state, change } = useAddress(address)
  const screens = useScreens()
  const { data: called, error: unlisted, refetch } = useApi(reasons.calls, {})
  const { data: listed, error, refetch: again } = useApi(roles.list, {})
  const failure = unlisted ?? error
  if (failure) return <ErrorPanel error={failure} onRetry={() => void Promise.all([refetch(), again()])} />
  if (!called || !listed) return <PageSkeleton label={t('app.loading')} />
  const shown = listed.data.filter(({ name }) => name !== 'super-admin')
  const opened = state.open?.split(',') ?? []
  const wanted = wordsOf(fold(typed))
  const isSearching = wanted.length > 0
  const isFound = ({ words, access }: Row) => {
    const searched = fold(`${words} ${accessText(access)}`)
    return wanted.every((word) => searched.includes(word))
  }
  const places = placesOf(screens, called.data)
    .map(({ name, title, screens, calls }) => {
      const rows = {
        screens: screens.map(({ path, title, guard }) => ({ key: path, words: t(title), access: guard as Admitted })),
        calls: calls.map(({ name, words, permission }) => ({ key: name, words, access: permission })),
      }
      const all: Row[] = [...rows.screens, ...rows.calls]
      const found = { screens: rows.screens.filter(isFound), calls: rows.calls.filter(isFound) }
      return { name, title: t(title), all, ...found, differs: all.some(differsIn(shown)) }
    })
    .filter(({ screens, calls }) => screens.length + calls.length > 0)
    .sort((one, other) => Number(other.differs) - Number(one.differs))

  function toggle(place: string) {
    const others = opened.filter((name) => name !== place)
    change({ open: (opened.includes(place) ? others : [...opened, place]).join(',') }, { replaces: true })
  }

  return (
    <Page title={t('access.title')} intro={t('access.intro')} back={{ to: '/roles', label: 'roles.title' }}>
      <ChangedRights roles={shown} defaults={listed.defaults} />
      <div className={styles.search}>
        <TextInput
          type="search"
          label={t('access.search')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {places.length === 0 ? (
        <Text tone="soft">{t('access.nothing_found')}</Text>
      ) : (
        <table className={`${matrix.matrix} surface`} aria-label={t('access.title')}>
          <RoleHeads first={t('access.place')} roles={shown} />
          {places.map(({ name, ...place }) => (
            <PlaceRows
              key={name}
              {...place}
              roles={shown}
              isOpen={isSearching || opened.includes(name)}
              onToggle={isSearching ? undefined : () => toggle(name)}
            />
          ))}
        </table>
      )}
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
