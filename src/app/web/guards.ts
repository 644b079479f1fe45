import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { allows } from '#kit/contract/rights.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import type { Screen } from '#kit/web/page/screens/screens.ts'
import { currentUser, hasSessionEnded, onUserChange } from '#kit/web/session/session.ts'
import type { Refusal } from './shell/refused-notice.tsx'

type Return = { to: string; search: object; for: number | null }

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where the login screen leads on to, and whose page that was if anybody's. */
    returnTo?: Return
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
  const refused: Refusal = { page: title, right: [access].flat()[0] as Right }
  throw redirect({ to: '/dashboard', replace: true, state: { refused } })
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
