/*
 * Focus never falls to the body. A keyboard user who acts on a row stays where they were when the row, its button or the
 * dialog that they answered is removed.
 */

import { hasKeyboard } from './single-keys.ts'

type Place = {
  /** From the focused element up to the body. */
  way: Element[]
  /** What followed each element of the way, and then what preceded it. */
  siblings: (Element | null)[][]
}

let place: Place | null = null
/** The last place outside of dialogs, which a dialog leads back to. */
let below: Place | null = null

/** Begins to keep the focus of the document; returns what ends it. */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return
    place = placeOf(target)
    if (!target.closest('dialog')) below = place
  }
  // What was only left, was given up; a removed or disabled element was not left.
  const forget = () =>
    setTimeout(() => {
      if (document.activeElement === document.body && !isLost(place)) place = null
    })
  // What moves the focus on purpose, such as the heading of a new screen, comes first; a disabled element loses it with the next frame.
  const observer = new MutationObserver(() => isLost(place) && requestAnimationFrame(() => setTimeout(restore)))
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
    place = null
    below = null
  }
}

function restore() {
  if (document.activeElement !== document.body || !place || !isLost(place)) return
  const next = nextIn(place) ?? (below && below !== place ? nextIn(below) : null)
  next?.focus({ preventScroll: true })
}

function isLost(at: Place | null): boolean {
  const [element] = at?.way ?? []
  return element !== undefined && (!element.isConnected || element.matches(':disabled'))
}

function placeOf(target: Element): Place {
  const way: Element[] = []
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    way.push(element)
  return { way, siblings: way.map((element) => [element.nextElementSibling, element.previousElementSibling]) }
}

/** The nearest element that can have the focus: in the siblings of the outermost removed element, else around it. */
function nextIn({ way, siblings }: Place): HTMLElement | null {
  const left = way.findIndex((element) => element.isConnected)
  if (left === -1) return null
  const removed = left - 1
  for (const neighbor of siblings[removed] ?? []) {
    const found = neighbor?.isConnected && firstIn(neighbor)
    if (found) return found
  }
  for (const around of way.slice(left)) {
    if (around.matches('main, [role="main"]')) break
    const found = firstIn(around)
    if (found) return found
  }
  return document.querySelector<HTMLElement>('main h1[tabindex]')
}

function firstIn(around: Element): HTMLElement | null {
  return [around, ...around.querySelectorAll(focusable)].find(isFocusable) ?? null
}

function isFocusable(element: Element | undefined): element is HTMLElement {
  return Boolean(
    element?.isConnected &&
      element.matches(focusable) &&
      element.checkVisibility() &&
      !element.closest('[inert]') &&
      // The keyboard of a telephone would come with it, and cover half of the screen.
      (hasKeyboard() || !element.matches('input, textarea')),
  )
}

const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'
