import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Which row is shown at the side. Space on a row's link opens and closes it, the arrows (or J and K) move to the row below and above,
 * Escape closes it; the focus stays in the list.
 */
export function useRowPreview() {
  const [index, setIndex] = useState<number | null>(null)
  const isOpen = index !== null
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const link = rowLinkOf(event.target)
    if (!link || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key.toLowerCase()]
    if (event.key === ' ') setIndex(isOpen ? null : indexOf(link))
    else if (event.key === 'Escape' && isOpen) setIndex(null)
    else if (step && isOpen) adjacentLink(link, step)?.focus()
    else return
    event.preventDefault()
  }
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const link = rowLinkOf(target)
    if (link && isOpen) setIndex(indexOf(link))
  }
  return { index, close: () => setIndex(null), listeners: { onKeyDown, onFocus } }
}

const steps: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  arrowdown: 'nextElementSibling',
  j: 'nextElementSibling',
  arrowup: 'previousElementSibling',
  k: 'previousElementSibling',
}

const rowLink = 'th[data-title] > a'

function rowLinkOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement && target.matches(rowLink) ? target : null
}

function indexOf(link: HTMLElement): number {
  return Number(link.closest('tr')?.dataset.index)
}

function adjacentLink(link: HTMLElement, step: 'nextElementSibling' | 'previousElementSibling') {
  return link.closest('tr')?.[step]?.querySelector<HTMLElement>(rowLink)
}
