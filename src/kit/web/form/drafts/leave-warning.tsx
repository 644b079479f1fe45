import { useEffect } from 'react'
import { translate } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { closesOverlay } from '#kit/web/page/address/back-closes.ts'
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
      blockerFn: (move) => {
        if (move.currentLocation.pathname === move.nextLocation.pathname || closesOverlay(move)) return false
        const leaves = ask({
          title: translate('app.leave_question'),
          text: translate(isStored ? 'app.leave_kept' : 'app.leave_lost'),
          action: translate('app.leave'),
          cancel: translate('app.stay'),
        })
        if (move.action !== 'BACK') return leaves.then((isLeaving) => !isLeaving)
        // The browser is back already. It returns while the question is open, so that another Back closes that.
        void leaves.then((isLeaving) => isLeaving && hashHistory.back({ ignoreBlocker: true }))
        return true
      },
    })
  }, [isActive, isStored])
  return null
}
