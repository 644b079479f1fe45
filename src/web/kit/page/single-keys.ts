import { useWindowEvent } from '@mantine/hooks'
import { storage } from '#web/kit/session/device-storage.ts'

const off = 'atelier.help-key-off'

/** A key without Ctrl or ⌘ can be pressed by accident: whoever is bothered by such keys turns them off, on their device. */
export const singleKeys = {
  areOn: () => storage.read(off) !== true,
  turn: (areOn: boolean) => storage.write(off, !areOn),
}

/** Which single key was meant; null where one types, holds another key, or has turned them off. */
export function singleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey || isTypedInto(target) || !singleKeys.areOn()) return null
  return key.toLowerCase()
}

/** Keys that do something as long as what they belong to is on the screen, and nothing is open over it. */
export function useSingleKeys(acts: Record<string, () => void>) {
  useWindowEvent('keydown', (event) => {
    const act = acts[singleKey(event) ?? '']
    if (!act || document.querySelector('dialog[open]')) return
    event.preventDefault()
    act()
  })
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
