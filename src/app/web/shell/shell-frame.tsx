import type { ReactNode } from 'react'
import { SkipLink } from '#kit/web/page/focus/skip-link.tsx'
import styles from './shell-frame.module.css'

type ShellFrameProps = {
  density: string
  home: ReactNode
  menu: ReactNode
  /** Opens the menu where there is no room for it. */
  menuButton: ReactNode
  finder: ReactNode
  tools: ReactNode
  drawer?: ReactNode
  /** The other screens of the area in which the reader is. */
  tabs?: ReactNode
  children: ReactNode
}

/** The layout around a signed-in user's screen: rendered by the application, and in outline before it has loaded. */
export function ShellFrame({
  density,
  home,
  menu,
  menuButton,
  finder,
  tools,
  drawer,
  tabs,
  children,
}: ShellFrameProps) {
  return (
    <div className={styles.shell} data-density={density}>
      <SkipLink />
      <aside className={`${styles.side} not-printed`}>
        {home}
        {menu}
      </aside>
      <header className={`${styles.bar} not-printed`}>
        <span className={styles.narrowOnly}>
          {menuButton}
          {home}
        </span>
        {finder}
        <span className={styles.tools}>{tools}</span>
      </header>
      <div data-tabs>{tabs}</div>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {drawer}
    </div>
  )
}

/** The portal's mark, which leads to the dashboard. */
export function HomePlace({ children }: { children: ReactNode }) {
  return <span className={styles.home}>{children}</span>
}

/** Where tabs will be; `hidden` where it is not known whether there are any. */
export function TabsPlace({ hidden = false }: { hidden?: boolean }) {
  return <span className={styles.tabsPlace} hidden={hidden} />
}
