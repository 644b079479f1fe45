import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { useLook } from '#web/kit/page/look.ts'
import { IconMenu2, IconX } from '~icons'
import '#web/kit/page/printing.ts'
import { hasRole, useUser } from '#web/kit/session/session.ts'
import { IconButton } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Wordmark } from '#web/kit/ui/wordmark.tsx'
import { Bell } from '#web/notifications/bell.tsx'
import { NoticeIcons } from '#web/notifications/notice-icon.tsx'
import { DashboardContext } from '#web/pieces/dashboard-parts.ts'
import { ViewingBanner } from '#web/viewing/viewing-banner.tsx'
import './print.css'
import { AccountMenu } from './account-menu.tsx'
import { CountInTitle } from './count-in-title.tsx'
import { Gate } from './gate.tsx'
import { QuickAccess } from './quick-access.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { dashboardParts, noticeIcons } from './screens.tsx'
import styles from './shell.module.css'
import { HomePlace, ShellFrame } from './shell-frame.tsx'
import { SideMenu } from './side-menu.tsx'
import { useUndoKey } from './undo-key.ts'
import { UpgradeCheck } from './upgrade-check.tsx'

/** What is around every screen of somebody signed in. Drawn anew for another user, so that nothing of the first one stays. */
export function Shell() {
  const t = useText()
  const user = useUser()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const [{ density }] = useLook()
  useUndoKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the menu.
  useEffect(() => setMenuOpen(false), [pathname])
  if (!user) return null
  return (
    <>
      <Gate key={user.id}>
        <NoticeIcons value={noticeIcons}>
          <ShellFrame
            density={density}
            home={<Home />}
            menu={<SideMenu />}
            menuButton={
              <IconButton label={t('app.open_menu')} aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
                <IconMenu2 size={22} aria-hidden="true" />
              </IconButton>
            }
            finder={<QuickAccess />}
            tools={
              <>
                {hasRole('pro-artist') && <UpgradeCheck />}
                <Bell userId={user.id} />
                <AccountMenu user={user} />
              </>
            }
            drawer={
              isMenuOpen && (
                <Dialog title={t('app.main_menu')} onClose={() => setMenuOpen(false)} shape="drawer">
                  <div className={styles.drawer}>
                    <div className={styles.head}>
                      <Home />
                      <IconButton label={t('app.close_menu')} onClick={() => setMenuOpen(false)}>
                        <IconX size={22} aria-hidden="true" />
                      </IconButton>
                    </div>
                    <SideMenu />
                  </div>
                </Dialog>
              )
            }
          >
            <CountInTitle />
            <RefusedNotice />
            <Suspense fallback={<PageSkeleton label={t('app.loading')} />}>
              <DashboardContext value={dashboardParts}>
                <Outlet />
              </DashboardContext>
            </Suspense>
          </ShellFrame>
        </NoticeIcons>
      </Gate>
      <ViewingBanner />
    </>
  )
}

function Home() {
  const t = useText()
  return (
    <HomePlace>
      <Link to="/dashboard" aria-label={`${t('app.name')}: ${t('dashboard.title')}`}>
        <Wordmark />
      </Link>
    </HomePlace>
  )
}
