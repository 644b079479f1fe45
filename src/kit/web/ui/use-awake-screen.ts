import { useEffect } from 'react'

/** Keeps the screen from dimming and locking while a component is shown, as far as browser, connection (TLS) and battery allow it. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let isShown = true
    let lock: WakeLockSentinel | undefined
    const keepAwake = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (!isShown) void lock?.release()
    }
    void keepAwake()
    // The browser releases it when the tab is left.
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', keepAwake)
      void lock?.release()
    }
  }, [])
}
