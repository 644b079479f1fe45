import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'

/** Brings the setting that the address names into view, once its tab is there. */
export function useShownSetting() {
  const t = useText()
  const router = useRouter()
  const setting = useSearchParam('setting')
  useEffect(() => {
    if (!setting) return
    const title = t(setting as TextKey)
    const observer = new MutationObserver(bring)
    function bring() {
      const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === title)
      if (!heading) return
      observer.disconnect()
      heading.scrollIntoView({ block: 'center' })
    }
    observer.observe(document.body, { childList: true, subtree: true })
    bring()
    // The router begins a visit at the top, and where nothing has to be drawn for it, it does so after this.
    const stop = router.subscribe('onRendered', () => {
      stop()
      bring()
    })
    return () => {
      stop()
      observer.disconnect()
    }
  }, [setting, router, t])
}
