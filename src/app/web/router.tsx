import { createRootRoute, createRoute, createRouter, notFound, rootRouteId } from '@tanstack/react-router'
import { onceNeeded } from '#kit/contract/values/once-needed.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { plainSearch } from '#kit/web/page/address/plain-search.ts'
import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { isOpenToGuests } from '#kit/web/page/screens/screens.ts'
import { currentUser, onSessionChange, onUserChange } from '#kit/web/session/session.ts'
import { guard } from './guards.ts'
import { screens } from './screens.tsx'
import { GuestLayout } from './shell/guest-layout.tsx'
import { NotFoundForGuests, NotFoundPage } from './shell/not-found-page.tsx'
import { RouteError } from './shell/route-error.tsx'

const root = createRootRoute({ notFoundComponent: NotFoundForGuests })

const layouts = {
  guest: createRoute({ getParentRoute: () => root, id: 'guest', component: GuestLayout }),
  main: createRoute({
    getParentRoute: () => root,
    id: 'main',
    component: lazyPage(() => import('./shell/shell.tsx'), 'Shell'),
  }),
}

/** What is no screen: a signed-in reader keeps the menu. */
const nowhere = createRoute({
  getParentRoute: () => layouts.main,
  path: '/$',
  component: NotFoundPage,
  beforeLoad: () => {
    if (!currentUser()) throw notFound({ routeId: rootRouteId })
  },
})

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

/** Made in a turn of its own, once the application's files have run: it takes as long as a third of them. */
export const appRouter = onceNeeded(() =>
  createRouter({
    routeTree: root.addChildren([
      layouts.guest.addChildren(routesOf('guest')),
      layouts.main.addChildren([...routesOf('main'), nowhere]),
    ]),
    history: hashHistory,
    ...plainSearch,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultOnCatch: (error) => reportError(error),
    scrollRestoration: true,
  }),
)

/** Leads people where they belong as the session changes; returns how to stop. */
export function followSession(): () => void {
  const router = appRouter()
  const stops = [
    // After a sign-in, a sign-out, or the loss of a right.
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
