import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { entryLook } from '#kit/web/ui/inputs/entry.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { MenuEntry } from './menu.ts'
import styles from './side-menu.module.css'
import { useMenu, useMenuPlace, useMenuSearch, useWaiting } from './use-menu.ts'
import { Waiting } from './waiting.tsx'

/** The areas that this reader has, how much waits in each, and the one in which they are. */
export function SideMenu() {
  const t = useText()
  const entries = useMenu()
  const { screen, entry: current } = useMenuPlace()
  const menu = useRef<HTMLElement>(null)
  const area = current?.area
  useEffect(() => {
    if (!area) return
    // With the next frame, which lays the page out anyway: here the browser would have to do it at once.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [area])
  return (
    <nav ref={menu} aria-label={t('app.main_menu')}>
      <Stack as="ul" gap="3xs">
        {entries.map((entry) => (
          <li key={entry.area}>
            <Entry entry={entry} place={entry.area === area ? screen?.path : undefined} />
          </li>
        ))}
      </Stack>
    </nav>
  )
}

/** Leads to the first screen of its area, and bears the name of that one if it is the only one. */
function Entry({ entry: { area, screens }, place }: { entry: MenuEntry; place: string | undefined }) {
  const t = useText()
  const waitingOn = useWaiting()
  const searchOf = useMenuSearch()
  const [{ path, title, menu }] = screens
  const Icon = menu.icon
  return (
    <Link
      to={`/${path}`}
      search={searchOf(screens[0])}
      {...entryLook}
      data-soft
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={place === undefined ? undefined : place === path ? 'page' : 'true'}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span className={styles.name}>{t(screens.length > 1 ? `app.area_${area}` : title)}</span>
      <Waiting count={screens.reduce((sum, screen) => sum + (waitingOn(screen) ?? 0), 0)} />
    </Link>
  )
}
