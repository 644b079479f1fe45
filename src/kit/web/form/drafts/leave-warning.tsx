import { useEffect } from 'react'
import { translate } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'

/**
 * Warns before the reader leaves unsent values. Stored as a draft, they survive closing the tab, and the browser need
 * not warn.
 */
export function LeaveWarning({ isActive, isStored }: { isActive: boolean; isStored: boolean }) {
  useEffect(() => {
    if (!isActive) return
    return hashHistory.block({
      enableBeforeUnload: !isStored,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false
        const leaves = await ask({
          title: translate('app.leave_question'),
          text: translate(isStored ? 'app.leave_kept' : 'app.leave_lost'),
          action: translate('app.leave'),
          cancel: translate('app.stay'),
        })
        return !leaves
      },
    })
  }, [isActive, isStored])
  return null
}
