import { useEffect, useEffectEvent } from 'react'
import { type PageTexts, type Point, textsAt } from './page-texts.ts'

type TextClicks = {
  isActive: boolean
  /** What belongs to the mode itself works as it does. */
  isOwn: (node: Node) => boolean
  onChoose: (texts: readonly PageTexts[]) => void
  onPoint: (box: DOMRect | null) => void
  onLeave: () => void
}

const presses = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'dblclick'] as const

/**
 * A click on a text chooses it, and nothing else happens; with Alt it does what it always did. Escape leaves, unless a dialog is
 * open, which it closes.
 */
export function useTextClicks({ isActive, isOwn, onChoose, onPoint, onLeave }: TextClicks) {
  const choose = useEffectEvent((target: Element, point: Point | null) => onChoose(textsAt(target, point)))
  const point = useEffectEvent((target: Element, at: Point) => onPoint(textsAt(target, at)[0]?.box() ?? null))
  const leave = useEffectEvent(onLeave)
  const isOurs = useEffectEvent((event: Event) => event.target instanceof Node && isOwn(event.target))

  useEffect(() => {
    const leaving = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog[open]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      leave()
    }
    // First of all, so that nothing on the page acts.
    window.addEventListener('keydown', leaving, { capture: true })
    return () => window.removeEventListener('keydown', leaving, { capture: true })
  }, [])

  useEffect(() => {
    if (!isActive) return
    const ends = new AbortController()
    const options = { capture: true, signal: ends.signal }
    const pressed = (event: PointerEvent | MouseEvent | TouchEvent) => {
      if (event.altKey) return
      // What is open under a button stays open, also when the bar of the mode is pressed.
      event.stopImmediatePropagation()
      if (isOurs(event)) return
      // No focus moves, no list of choices opens.
      if (event.type === 'mousedown') event.preventDefault()
      // A disabled button is not clicked.
      const { target } = event
      if (
        event instanceof PointerEvent &&
        event.type === 'pointerup' &&
        target instanceof Element &&
        target.closest(':disabled')
      )
        choose(target, { x: event.clientX, y: event.clientY })
    }
    const clicked = (event: MouseEvent) => {
      if (event.altKey || isOurs(event) || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // By key, a click has no place.
      choose(event.target, event.detail === 0 ? null : { x: event.clientX, y: event.clientY })
    }
    const pointed = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      if (target instanceof Element) point(target, { x, y })
    }
    for (const type of presses) window.addEventListener(type, pressed, { ...options, passive: false })
    window.addEventListener('click', clicked, options)
    window.addEventListener('pointermove', pointed, options)
    return () => ends.abort()
  }, [isActive])
}
