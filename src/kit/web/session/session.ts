import { z } from 'zod/mini'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Access, RoleName } from '#kit/contract/permissions.ts'
import * as rights from '#kit/contract/rights.ts'
import { session, type User, user as wholeUser } from '#kit/contract/session.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { refreshCsrfCookie, send, watchCalls } from '#kit/web/calls/api.ts'
import { databaseOf, removeDatabase, storage } from './device-storage.ts'
import { createStore, useStore } from './store.ts'

/** The fields of the user that are stored on this device. */
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
  /** The session expired or was ended on the server, without signing out here. */
  hasEnded: z.optional(z.boolean()),
})

export type SignedIn = z.output<typeof storedUser>
type Session = z.output<typeof storedSession>

const storageKey = 'atelier.session'
const nobody: Session = { isAuthenticated: false, user: null }
const store = createStore<Session>(storedOrNobody())

export const currentUser = () => userOf(store.get())
export const useUser = () => userOf(useStore(store))
export const hasSessionEnded = () => store.get().hasEnded === true
export const hasPermission = (permission: Right) => rights.hasPermission(currentUser(), permission)
export const hasRole = (role: RoleName) => rights.hasRole(currentUser(), role)
export const hasAnyRole = (roles: readonly RoleName[]) => rights.hasAnyRole(currentUser(), roles)

/** Whether the user may send a call or open a screen with this `access`: `may(benefits.create)`. Re-renders when that changes. */
export function useMay() {
  const user = useUser()
  return (what: Access | readonly Right[] | Endpoint) =>
    rights.allows(user, typeof what === 'object' && 'permission' in what ? what.permission : what)
}

/** Listens for sign-in, sign-out and a change of the user. */
export function onUserChange(listener: (user: SignedIn | null, previous: SignedIn | null) => void) {
  return store.subscribe((next, before) => {
    const [user, previous] = [userOf(next), userOf(before)]
    if (user?.id !== previous?.id) listener(user, previous)
  })
}

/** Listens for every change of the session, also of rights or language. */
export const onSessionChange = (listener: (user: SignedIn | null) => void) =>
  store.subscribe((next) => listener(userOf(next)))

/** When the application starts: refreshes the CSRF cookie and the stored user. */
export async function startSession() {
  try {
    await refreshCsrfCookie()
    if (store.get().isAuthenticated) await fetchUser()
  } catch {
    // The application starts with the stored user; the next call reports the error.
  }
}

/** Reads the signed-in user from the server; also after a sign-in. */
export async function fetchUser() {
  const changesBefore = changes
  const user = await send(session.user, {})
  // Discards the answer if somebody signed in or out meanwhile.
  if (changesBefore === changes) adoptUser(user)
}

/** Removes the user's data from this device, then signs out on the server. */
export async function signOut() {
  const user = currentUser()
  if (user) storage.removeOf(user.id)
  save(nobody)
  try {
    await send(session.logout, {})
  } finally {
    // The session's own cookie is the server's to remove.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
    document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0'
  }
}

export function adoptUser(user: User) {
  save({ isAuthenticated: true, user: storedUser.parse(user) })
}

let changes = 0
store.subscribe(() => {
  changes += 1
})
// Drafts wait for their writer to return; what others may see without a connection does not.
onUserChange((_, previous) => previous && removeDatabase(databaseOf('answers', previous.id)))

function userOf({ isAuthenticated, user }: Session): SignedIn | null {
  return isAuthenticated ? user : null
}

function save(next: Session) {
  storage.write(storageKey, next)
  // Each visit reads the user again, who is the same nearly always: nothing is rendered again for that.
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next)
}

function storedOrNobody(): Session {
  const stored = storedSession.safeParse(storage.read(storageKey))
  return stored.success ? stored.data : nobody
}

watchCalls({
  refused(endpoint, { status }) {
    const hasExpired = status === 401 || status === 419
    if ((hasExpired || endpoint === session.login) && store.get().isAuthenticated)
      save({ ...nobody, hasEnded: hasExpired })
  },
})

// Another tab of this browser has signed in or out.
addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) store.set(storedOrNobody())
})
