import { useEffect, useEffectEvent } from 'react'

/**
 * Gives an overlay an entry of its own in the history, so that Back closes it and leaves the screen as it is. Returns
 * the function that closes it otherwise. The router is not notified: the URL stays the same.
 */
export function useBackCloses(onClose: () => void): () => void {
  const closed = useEffectEvent(onClose)
  useEffect(() => {
    const hear = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      closed()
    }
    if (!isCovered()) History.prototype.pushState.call(history, { ...history.state, isCovered: true }, '')
    addEventListener('popstate', hear, { capture: true })
    return () => removeEventListener('popstate', hear, { capture: true })
  }, [])
  return () => (isCovered() ? history.back() : onClose())
}

const isCovered = () => history.state?.isCovered === true
