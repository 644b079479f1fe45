import { useEffect } from 'react'

/** Keeps the screen from dimming and locking while a component is shown, as far as browser, connection (TLS) and battery allow it. */
export function useAwakeScreen(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isShown = true
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
    // One request after the other, and none while a lock is held: one that is overwritten would never be released.
    const keepAwake = () => {
      lock = lock.then((held) => {
        if (!isShown || document.visibilityState !== 'visible' || held?.released === false) return held
        return navigator.wakeLock.request('screen').catch(() => undefined)
      })
    }
    keepAwake()
    // The browser releases it when the tab is left.
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', keepAwake)
      void lock.then((held) => held?.release())
    }
  }, [])
}
