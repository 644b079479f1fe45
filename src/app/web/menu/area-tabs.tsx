import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { useMarkedInSight } from '#kit/web/page/marked-in-sight.ts'
import { entryLook } from '#kit/web/ui/inputs/entry.tsx'
import styles from './area-tabs.module.css'
import type { MenuScreen } from './menu.ts'
import { useMenuPlace, useMenuSearch, useWaiting } from './use-menu.ts'
import { Waiting } from './waiting.tsx'

/** Links to the screens of the area in which the reader is, above each of them: they continue the menu, and look like its entries. A page below one has a link back. */
export function AreaTabs() {
  const t = useText()
  const { screen, entry } = useMenuPlace()
  const strip = useRef<HTMLUListElement>(null)
  // A screen of part of a list is the list's: texts of mails are translations.
  const current = entry?.screens.find(({ page }) => page === screen?.page)?.path
  useMarkedInSight(strip, current)
  if (!entry || entry.screens.length === 1 || !current) return null
  return (
    <nav className={`${styles.strip} not-printed`} aria-label={t(`app.area_${entry.area}`)}>
      {/* A place of its own for each screen: the router carries the position of what scrolls over to the next one. */}
      <ul ref={strip} className="sideways" data-scroll-restoration-id={`area-tabs of ${current}`}>
        {entry.screens.map((one) => (
          <li key={one.path}>
            <AreaTab screen={one} isCurrent={one.path === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AreaTab({ screen, isCurrent }: { screen: MenuScreen; isCurrent: boolean }) {
  const t = useText()
  const waiting = useWaiting()(screen)
  return (
    <Link
      to={`/${screen.path}`}
      search={useMenuSearch()(screen)}
      {...entryLook}
      data-soft
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {t(screen.title)}
      {screen.menu.counter && waiting !== 0 && (
        <span className={styles.count}>
          <Waiting count={waiting ?? 0} />
        </span>
      )}
    </Link>
  )
}
