import '#app/contract/registers.ts'
import '#kit/web/ui/styles/base.css'
import { cleanNotifications } from '@mantine/notifications'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { lazy, type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { commands, type Locator } from 'vitest/browser'
import { demo } from '#demo/contract/demo.ts'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { flatTexts } from '#kit/contract/texts/texts.ts'
import { send } from '#kit/web/calls/api.ts'
import { queryClient } from '#kit/web/calls/query.ts'
import { fillTexts, showLanguage } from '#kit/web/language/i18n.ts'
import { offers } from '#kit/web/overlay/toast.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { plainSearch } from '#kit/web/page/address/plain-search.ts'
import type { Screen } from '#kit/web/page/screens/screens.ts'
import { currentUser, fetchUser } from '#kit/web/session/session.ts'
import { ThemeProvider } from '#kit/web/ui/styles/theme-provider.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'

// What the portal would have sent.
// The server fills the academy's name in.
const filledIn = (text: string) => text.replaceAll('{{academy}}', 'Atelier')
const ofTheCode = flatTexts().map(({ key, language, text }) => ({ key, language, translation: filledIn(text) }))
fillTexts(ofTheCode)
showLanguage('pl')

const Overlays = lazy(async () => ({ default: (await import('#app/web/shell/overlays.tsx')).Overlays }))

const ends: (() => void)[] = []

/**
 * Removes the state of one test (notifications, cached data, input, open dialogs) before the next, which has the same
 * document.
 */
export async function cleanUp() {
  for (const end of ends.splice(0)) end()
  cleanNotifications()
  offers.clear()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  hashHistory.replace('/', {})
  // A test that edits texts has all of them as the server sends them, with bound letters.
  fillTexts(ofTheCode)
  showLanguage('pl')
  document.documentElement.removeAttribute('style')
  document.body.removeAttribute('style')
  scrollTo(0, 0)
}

/** Renders something by itself, as in the application; it is removed when the test ends. */
export function show(what: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<ThemeProvider colorScheme="light">{what}</ThemeProvider>)
  const end = () => {
    root.unmount()
    place.remove()
  }
  ends.push(end)
  return end
}

/**
 * Renders a part of the application at an address, with the parts that are above every screen; any other address is
 * empty. `path` is the screen's, where a part of it varies.
 */
export function showAt(address: string, what: ReactNode, path = address.replace(/\?.*/, ''), screen?: Screen) {
  hashHistory.replace(address, {})
  const root = createRootRoute()
  const here = createRoute({
    getParentRoute: () => root,
    path,
    component: () => what,
    staticData: screen ? { screen } : {},
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({ routeTree: root.addChildren([here, elsewhere]), history: hashHistory, ...plainSearch })
  return show(
    <StrictMode>
      <RouterProvider router={router as never} />
      <Suspense>
        <Overlays />
      </Suspense>
    </StrictMode>,
  )
}

/** Where a link leads within the application. */
export function routeOf(link: Locator): string | undefined {
  return link
    .element()
    .getAttribute('href')
    ?.replace(/^[^#]*#/, '')
}

type Account = { email: string; password: string }

/** Whom the portal knows this window as, since the last time that somebody signed in here. */
let known: string | undefined

/** From now on the portal responds as to this person; one who is signed in already does not send the password again. */
export async function signIn(account: Account = cast.office) {
  if (known !== account.email || !currentUser()) await send(session.login, credentials(account))
  known = account.email
  await fetchUser()
}

/** A call by another user meanwhile, from a browser of their own, of which this page is not notified. */
export function meanwhile<E extends Endpoint>(account: Account, endpoint: E, input: Input<E>): Promise<void> {
  const [name = ''] = [...endpoints].find(([, known]) => known === endpoint) ?? []
  return commands.sendAs(account, name, input as object)
}

/** Until the test ends, the device has, or lacks, what this media query is about. */
export function answerMediaQuery(query: string, isMatch: boolean) {
  const real = window.matchMedia.bind(window)
  const answered = vi.spyOn(window, 'matchMedia')
  answered.mockImplementation((one) => real(one === query ? (isMatch ? 'all' : 'not all') : one))
  ends.push(() => answered.mockRestore())
}

/** From now on each response to a changing call reports that its mail waits, as without a mail server. */
export function withMailWaiting() {
  const { fetch } = window
  const answers = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    const answer = await fetch(url, request)
    if (request?.method === 'GET') return answer
    const headers = new Headers(answer.headers)
    headers.set('X-Mail-Waits', '1')
    return new Response(answer.body, { status: answer.status, headers })
  })
  ends.push(() => answers.mockRestore())
  return answers
}

const credentials = ({ email, password }: Account) => ({ email, password })

/** What somebody is written because of this, with the route that its button opens: in the demo's mailbox, which the office reads. */
export async function mailAfter(act: () => Promise<unknown>, { email }: { email: string }) {
  const newest = async () => (await send(demo.mails, {})).data.find(({ to }) => to === email)
  const before = await newest()
  await act()
  const mail = await vi.waitUntil(
    async () => {
      const now = await newest()
      return now?.id !== before?.id && now
    },
    { timeout: 15_000, interval: 200 },
  )
  return { ...mail, route: /#(\/\S+)/.exec(mail.text)?.[1]?.replace(/\?lang=.*/, '') ?? '' }
}
