import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { allows } from '#contract/kit/rights.ts'
import type { Right, TextKey } from '#contract/texts.ts'
import { currentUser, hasSessionEnded, onUserChange } from '#web/kit/session/session.ts'
import type { Screen } from '#web/pieces/screens.ts'

type Return = { to: string; search: object; for: number | null }
type Refusal = { page: TextKey; right: Right }

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where the login screen leads on to, and whose page that was if anybody's. */
    returnTo?: Return
    /** Why the dashboard opened instead of the page that was asked for. */
    refused?: Refusal
  }
}

/** Runs before a screen opens, and again whenever the session changes. */
export function guard({ guard: access, title }: Screen, location: ParsedLocation) {
  const user = currentUser()
  if (access === 'guest-only') {
    if (user) throw redirect({ ...afterLogin(user.id, location.state.returnTo), replace: true })
    return
  }
  if (allows(user, access)) return
  if (!user) {
    const { pathname, search } = location
    const returnTo = { to: pathname, search, for: lastUser }
    throw redirect({ to: '/', replace: true, state: { returnTo, hasEnded: hasSessionEnded() } })
  }
  throw redirect({ to: '/dashboard', replace: true, state: { refused: { page: title, right: access as Right } } })
}

function afterLogin(userId: number, target: Return | undefined) {
  if (!target || (target.for !== null && target.for !== userId)) return { to: '/dashboard' }
  return { to: target.to, search: target.search }
}

/** Nobody is led on to the page that somebody else was thrown out of. */
let lastUser: number | null = null
onUserChange((_, previous) => {
  lastUser = previous?.id ?? null
})
