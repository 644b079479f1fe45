import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'

/** Focuses the first input of a part of the screen, by its `fieldId`, where the address names it (`?part=…`) and once it is there. */
export function useShownPart(name: string, isThere: boolean) {
  const router = useRouter()
  const isNamed = useSearchParam('part') === name
  useEffect(() => {
    if (!isNamed || !isThere) return
    focusField(name)
    // The router begins a visit at the top, which may come after this.
    const stop = router.subscribe('onRendered', () => {
      stop()
      focusField(name)
    })
    return stop
  }, [name, isNamed, isThere, router])
}
