import { useWindowEvent } from '@mantine/hooks'
import { offers, takeBack } from '#kit/web/overlay/toast.ts'

/** Ctrl Z or ⌘ Z takes back what the newest message offers, wherever the focus is; where something is typed it is the text's own. */
export function useUndoKey() {
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]'))
      return
    const latest = [...offers].at(-1)
    if (!latest) return
    event.preventDefault()
    takeBack(latest)
  })
}
