import { useEffect } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { currentUser, useUser } from '#kit/web/session/session.ts'
import { type DecisionViewer, decisions, type WaitingDecision } from '#office/decisions/contract/decisions.ts'

/** Lets colleagues know what the reader has open, and the reader who else has what open. */
export function useViewers(current: WaitingDecision | undefined, every: number) {
  // Who looks at the portal as somebody else is not shown as them.
  const isShown = !useUser()?.viewed_by
  const item = current ? { kind: current.kind, id: current.id } : null
  const { data, isLoading } = useApi(decisions.viewers, { item }, { every, keepsPrevious: true, isEnabled: isShown })
  useEffect(() => (isShown ? leave : undefined), [isShown])
  const viewers: DecisionViewer[] = data?.data ?? []
  return {
    isKnown: !isLoading,
    viewersOf: (row: WaitingDecision) => viewers.filter(({ kind, id }) => kind === row.kind && id === row.id),
  }
}

/** Where that is lost, it expires. */
function leave() {
  if (currentUser()) void send(decisions.viewers, { item: null }).catch(() => {})
}
