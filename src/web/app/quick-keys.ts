import { storage } from '#web/kit/storage.ts'

/** What opens over any screen. */
export type QuickPanel = 'finder' | 'shortcuts'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys that find something, as they are written on the keyboard. */
export const finderKeys = [isMac ? '⌘' : 'Ctrl', 'K']

const helpKeyOff = 'atelier.help-key-off'

/** A key without Ctrl or ⌘ can be pressed by accident: whoever is bothered by it turns it off, on their device. */
export const helpKey = {
  isOn: () => storage.read(helpKeyOff) !== true,
  turn: (isOn: boolean) => storage.write(helpKeyOff, !isOn),
}

/** Which panel a pressed key opens: Ctrl K or ⌘ K wherever the focus is, `?` unless something is being typed. */
export function panelOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): QuickPanel | null {
  if (altKey) return null
  // With Shift it is the browser's own; a capital letter alone may come from Caps Lock.
  if (key.toLowerCase() === 'k' && !shiftKey && (isMac ? metaKey : ctrlKey)) return 'finder'
  return key === '?' && !ctrlKey && !metaKey && !isTypedInto(target) && helpKey.isOn() ? 'shortcuts' : null
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
