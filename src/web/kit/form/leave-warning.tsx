import { useEffect } from 'react'
import { translate } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'

/** Asks before typed work is left behind. What a draft keeps survives closing the tab, so the browser need not ask then. */
export function LeaveWarning({ isActive, isKept }: { isActive: boolean; isKept: boolean }) {
  useEffect(() => {
    if (!isActive) return
    return hashHistory.block({
      enableBeforeUnload: !isKept,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false
        const leaves = await ask({
          title: translate('app.leave_question'),
          text: translate(isKept ? 'app.leave_kept' : 'app.leave_lost'),
          action: translate('app.leave'),
          cancel: translate('app.stay'),
        })
        return !leaves
      },
    })
  }, [isActive, isKept])
  return null
}
