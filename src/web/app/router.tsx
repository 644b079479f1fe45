import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { plainSearch } from '#web/kit/page/plain-search.ts'
import { onSessionChange, onUserChange } from '#web/kit/session/session.ts'
import { isOpenToGuests } from '#web/pieces/screens.ts'
import { guard } from './guards.ts'
import { GuestLayout } from './guest-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'
import { screens } from './screens.tsx'

const root = createRootRoute({ notFoundComponent: NotFoundPage })

const layouts = {
  guest: createRoute({ getParentRoute: () => root, id: 'guest', component: GuestLayout }),
  main: createRoute({
    getParentRoute: () => root,
    id: 'main',
    component: lazyPage(() => import('./shell.tsx'), 'Shell'),
  }),
}

function routesOf(layout: keyof typeof layouts) {
  return screens
    .filter((screen) => isOpenToGuests(screen) === (layout === 'guest'))
    .map((screen) =>
      createRoute({
        getParentRoute: () => layouts[layout],
        path: `/${screen.path}`,
        component: screen.page,
        beforeLoad: ({ location }) => guard(screen, location),
        staticData: { screen },
      }),
    )
}

export const router = createRouter({
  routeTree: root.addChildren([
    layouts.guest.addChildren(routesOf('guest')),
    layouts.main.addChildren(routesOf('main')),
  ]),
  history: hashHistory,
  ...plainSearch,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteError,
  defaultOnCatch: (error) => reportError(error),
  scrollRestoration: true,
})

/** Leads people where they belong as the session changes; returns how to stop. */
export function followSession(): () => void {
  const stops = [
    // Whoever signs in, out, or loses a right.
    onSessionChange(() => void router.invalidate()),
    // Somebody else signed in, in another tab: what the first one was looking at closes.
    onUserChange((user, previous) => {
      if (user && previous) void router.navigate({ to: '/dashboard', replace: true, ignoreBlocker: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
