import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { changeAddress, type Search, useSearchParam } from '#kit/web/page/address/address.ts'

/**
 * Focuses the first input of a part of the screen, by its `fieldId`, where the address names it (`?part=…`) and once it is there. The
 * address names it no longer then, so that a link may name it again. Returns whether it is named.
 */
export function useShownPart(name: string, isThere: boolean): boolean {
  const router = useRouter()
  const isNamed = useSearchParam('part') === name
  useEffect(() => {
    if (!isNamed || !isThere) return
    const show = () => {
      focusField(name)
      const search = (now: Search) => changeAddress(now, { part: null })
      void router.navigate({ to: '.', search, replace: true, resetScroll: false })
    }
    // The router begins a visit at the top, which may come after this.
    if (router.state.status === 'pending') return router.subscribe('onRendered', show)
    return show()
  }, [name, isNamed, isThere, router])
  return isNamed
}
