import { singleKey } from '#kit/web/page/focus/single-keys.ts'

/** What opens over any screen. */
export type QuickPanel = 'finder' | 'shortcuts'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys that find something, as they are written on the keyboard. */
export const finderKeys = [isMac ? '⌘' : 'Ctrl', 'K']

export const undoKeys = [isMac ? '⌘' : 'Ctrl', 'Z']

/** Which panel a pressed key opens: Ctrl K or ⌘ K wherever the focus is, `?` unless something is being typed. */
export function panelOf(event: KeyboardEvent): QuickPanel | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  // With Shift it is the browser's own; a capital letter alone may come from Caps Lock.
  if (key.toLowerCase() === 'k' && !shiftKey && !altKey && (isMac ? metaKey : ctrlKey)) return 'finder'
  return singleKey(event) === '?' ? 'shortcuts' : null
}

export type QuickPanelProps = {
  onClose: () => void
  /** Another one instead. */
  onOpen: (panel: QuickPanel) => void
}
