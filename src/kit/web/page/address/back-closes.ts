import type { BlockerFnArgs } from '@tanstack/history'
import { useEffect, useEffectEvent } from 'react'
import { hashHistory } from './hash-history.ts'

/** The open overlays, the topmost last. */
const open: object[] = []

/**
 * Back closes an overlay (dialog, menu, panel) before it leaves the screen, the topmost first. The overlay has no entry in the
 * history, so that nothing is left of it there however it is closed; on the first screen of a visit, Back leaves the portal.
 */
export function useBackCloses(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const overlay = {}
    open.push(overlay)
    const unblock = hashHistory.block({
      enableBeforeUnload: false,
      blockerFn(move) {
        if (move.action !== 'BACK' || open.at(-1) !== overlay) return false
        close()
        return true
      },
    })
    return () => {
      unblock()
      open.splice(open.indexOf(overlay), 1)
    }
  }, [isOpen])
}

/** Whether this step closes an overlay instead of leaving the screen. */
export const closesOverlay = (move: BlockerFnArgs) => move.action === 'BACK' && open.length > 0
