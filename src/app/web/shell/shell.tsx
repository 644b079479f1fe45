import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useAppearance } from '#kit/web/page/appearance/appearance.ts'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { IconMenu2, IconX } from '~icons'
import '#kit/web/page/appearance/printing.ts'
import { Bell } from '#academy/notifications/web/bell.tsx'
import { NoticeIcons } from '#academy/notifications/web/notice-icon.tsx'
import { ListViewsContext } from '#kit/web/list/list-views.ts'
import { keepFocus } from '#kit/web/page/focus/keep-focus.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { RecordLinksContext } from '#kit/web/page/record/record-links.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { hasRole, useUser } from '#kit/web/session/session.ts'
import { useStore } from '#kit/web/session/store.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { Wordmark } from '#kit/web/ui/styles/wordmark.tsx'
import { openStep } from '#office/setup/web/setup-step.shown.ts'
import { ViewingBanner } from '#people/viewing/web/viewing-banner.tsx'
import './print.css'
import { QuickAccess } from '../finder/quick-access.tsx'
import { AccountMenu } from '../menu/account-menu.tsx'
import { AreaTabs } from '../menu/area-tabs.tsx'
import { SideMenu } from '../menu/side-menu.tsx'
import { dashboardParts, listViews, noticeIcons, recordLinks, shownAt } from '../screens.tsx'
import { CountInTitle } from './count-in-title.tsx'
import { Gate } from './gate.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { HomePlace, ShellFrame } from './shell-frame.tsx'
import { useUndoKey } from './undo-key.ts'
import { UpgradeCheck } from './upgrade-check.tsx'

const SetupWay = lazyPart(() => import('#office/setup/web/setup-way.shown.tsx'), 'SetupWay')

/**
 * The frame of every screen of a signed-in user. Rendered again for another user, so that nothing of the first one
 * stays.
 */
export function Shell() {
  const t = useText()
  const user = useUser()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const [{ density }] = useAppearance()
  const step = useStore(openStep)
  useUndoKey()
  useEffect(keepFocus, [])
  // Arriving somewhere closes the menu; on the dashboard the checklist leads on by itself, or is done.
  useEffect(() => {
    setMenuOpen(false)
    if (pathname === '/dashboard') openStep.set(null)
  }, [pathname])
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
                <Bell userId={user.id} shownAt={shownAt} />
                <AccountMenu user={user} />
              </>
            }
            tabs={<AreaTabs />}
            drawer={
              isMenuOpen && (
                <Dialog title={t('app.main_menu')} onClose={() => setMenuOpen(false)} shape="drawer">
                  <Stack gap="lg">
                    <Row justify="space-between">
                      <Home />
                      <IconButton label={t('app.close_menu')} onClick={() => setMenuOpen(false)}>
                        <IconX size={22} aria-hidden="true" />
                      </IconButton>
                    </Row>
                    <SideMenu />
                  </Stack>
                </Dialog>
              )
            }
          >
            <CountInTitle />
            <RefusedNotice />
            <Suspense fallback={<PageSkeleton label={t('app.loading')} />}>
              <DashboardContext value={dashboardParts}>
                <RecordLinksContext value={recordLinks}>
                  <ListViewsContext value={listViews}>
                    <Outlet />
                  </ListViewsContext>
                </RecordLinksContext>
              </DashboardContext>
            </Suspense>
            {step && pathname !== '/dashboard' && (
              <Suspense>
                <SetupWay step={step} />
              </Suspense>
            )}
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
