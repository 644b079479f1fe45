import { useWindowEvent } from '@mantine/hooks'
import { storage } from '#kit/web/session/device-storage.ts'

const off = 'atelier.help-key-off'

/** The setting of single-key shortcuts, for this device: they can be pressed by accident (WCAG 2.1.4), so users can turn them off. */
export const singleKeys = {
  areOn: () => storage.read(off) !== true,
  turn: (areOn: boolean) => storage.write(off, !areOn),
}

/** The key of a single-key shortcut; null while typing, with a modifier key, or when they are turned off. */
export function singleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey || isTextInput(target) || !singleKeys.areOn()) return null
  return key.toLowerCase()
}

/** Single-key shortcuts while the component is mounted and no dialog is open. */
export function useSingleKeys(actions: Record<string, () => void>) {
  useWindowEvent('keydown', (event) => {
    const act = actions[singleKey(event) ?? '']
    if (!act || document.querySelector('dialog[open]')) return
    event.preventDefault()
    act()
  })
}

function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether there is a keyboard. Browsers do not report it; a device with a mouse is assumed to have one. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}
