import { z } from 'zod/mini'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { Access, RoleName } from '#contract/kit/permissions.ts'
import * as rights from '#contract/kit/rights.ts'
import { session, type User, user as wholeUser } from '#contract/session/session.ts'
import type { Right } from '#contract/texts.ts'
import { refreshCsrfCookie, send, watchCalls } from '#web/kit/calls/api.ts'
import { storage } from './device-storage.ts'
import { createStore, useStore } from './store.ts'

/** What this device remembers of whoever signed in, and nothing more. */
const storedUser = z.pick(wholeUser, {
  id: true,
  first_name: true,
  last_name: true,
  roles: true,
  language_name: true,
  pro_artist: true,
  viewed_by: true,
})
const storedSession = z.object({
  isAuthenticated: z.boolean(),
  user: z.nullable(storedUser),
  /** The server ended it: nobody signed out. */
  hasEnded: z.optional(z.boolean()),
})

export type SignedIn = z.output<typeof storedUser>
type Session = z.output<typeof storedSession>

const storageKey = 'atelier.session'
const nobody: Session = { isAuthenticated: false, user: null }
const store = createStore<Session>(remembered())

export const currentUser = () => userOf(store.get())
export const useUser = () => userOf(useStore(store))
export const hasSessionEnded = () => store.get().hasEnded === true
export const hasPermission = (permission: Right) => rights.hasPermission(currentUser(), permission)
export const hasRole = (role: RoleName) => rights.hasRole(currentUser(), role)
export const hasAnyRole = (roles: readonly RoleName[]) => rights.hasAnyRole(currentUser(), roles)

/** Whether the reader may make a call or enter where `access` is asked for: `may(benefits.create)`. Redraws when that changes. */
export function useMay() {
  const user = useUser()
  return (what: Access | Endpoint) => rights.allows(user, typeof what === 'string' ? what : what.permission)
}

/** Tells when somebody else is signed in than before, or nobody. */
export function onUserChange(listener: (user: SignedIn | null, previous: SignedIn | null) => void) {
  return store.subscribe((next, before) => {
    const [user, previous] = [userOf(next), userOf(before)]
    if (user?.id !== previous?.id) listener(user, previous)
  })
}

/** Tells of every change, also of rights or language. */
export const onSessionChange = (listener: (user: SignedIn | null) => void) =>
  store.subscribe((next) => listener(userOf(next)))

/** When the application is created: a fresh anti-forgery cookie, and the remembered user as the server knows them now. */
export async function startSession() {
  try {
    await refreshCsrfCookie()
    if (store.get().isAuthenticated) await fetchUser()
  } catch {
    // The application shows what it remembers; the first call that matters will tell.
  }
}

/** The signed-in person as the server knows them; also what turns accepted credentials into a session. */
export async function fetchUser() {
  const asked = changes
  const user = await send(session.user, {})
  // Whoever signed in or out meanwhile is right; this answer is about somebody of before.
  if (asked === changes) adoptUser(user)
}

/** Leaves nothing of this reader on the device; the server hears of it afterwards. */
export async function signOut() {
  const user = currentUser()
  if (user) storage.removeOf(user.id)
  remember(nobody)
  try {
    await send(session.logout, {})
  } finally {
    for (const name of ['XSRF-TOKEN', 'atelier_session', 'laravel_session']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
      document.cookie = `${name}=; Path=/; Max-Age=0`
    }
  }
}

export function adoptUser(user: User) {
  remember({ isAuthenticated: true, user: storedUser.parse(user) })
}

let changes = 0
store.subscribe(() => {
  changes += 1
})

function userOf({ isAuthenticated, user }: Session): SignedIn | null {
  return isAuthenticated ? user : null
}

function remember(next: Session) {
  storage.write(storageKey, next)
  store.set(next)
}

function remembered(): Session {
  const stored = storedSession.safeParse(storage.read(storageKey))
  return stored.success ? stored.data : nobody
}

watchCalls({
  refused(endpoint, { status }) {
    const hasExpired = status === 401 || status === 419
    if ((hasExpired || endpoint === session.login) && store.get().isAuthenticated)
      remember({ ...nobody, hasEnded: hasExpired })
  },
})

// Other tabs of this browser: what one of them does to the session holds for all.
addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) store.set(remembered())
})
