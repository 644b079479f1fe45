import { keysOf } from './text-keys.ts'

/** Where words are: on the page, in an input that is empty, in a hint, or for screen readers alone. */
export type TextPlace = 'page' | 'input' | 'hint' | 'heard' | 'tab'
export type PageTexts = { words: string; place: TextPlace; keys: readonly string[]; box: () => DOMRect }
export type Point = { x: number; y: number }

const attributes: Record<string, TextPlace> = {
  'aria-label': 'heard',
  'aria-description': 'heard',
  'aria-roledescription': 'heard',
  'aria-valuetext': 'heard',
  alt: 'heard',
  title: 'hint',
  placeholder: 'input',
}
const controls =
  'button, a, label, input, select, textarea, summary, img, [role=button], [role=option], [role=tab], [role=menuitem], [role=switch]'
const silent = 'script, style, noscript, template'

/** Every text of the portal that the screen shows or announces, in the order of the page. */
export function textsOn(page: Document, isLeftOut: (element: Element) => boolean): PageTexts[] {
  const inTab = { words: page.title, place: 'tab' as const, box: () => new DOMRect() }
  return known([...wordsIn(page.body, isLeftOut), inTab])
}

/**
 * The text under the pointer, or else next to it; on an icon, its accessible name. Without a point, the texts of the
 * element that was pressed by key.
 */
export function textsAt(target: Element, point: Point | null): PageTexts[] {
  const own = point ? ownWords(target) : []
  const touched = own.filter(({ box }) => point && isInside(box(), point))
  if (own.length > 0) return known(touched.length > 0 ? touched : own)
  const control = target.closest<HTMLElement & { labels?: NodeListOf<Element> | null }>(controls)
  if (!control) return []
  const labels = [...(control.labels ?? [])]
  return known([control, ...labels].flatMap((element) => wordsIn(element, () => false)))
}

type Words = Omit<PageTexts, 'keys'>

function known(all: Words[]): PageTexts[] {
  return all.map((one) => ({ ...one, keys: keysOf(one.words) })).filter(({ keys }) => keys.length > 0)
}

function wordsIn(element: Element, isLeftOut: (element: Element) => boolean): Words[] {
  if (element.matches(silent) || isLeftOut(element) || element.checkVisibility?.() === false) return []
  return [
    ...wordsOfAttributes(element),
    ...[...element.childNodes].flatMap((node) => {
      if (node instanceof Element) return wordsIn(node, isLeftOut)
      return node instanceof Text ? wordsOf(node) : []
    }),
  ]
}

function ownWords(element: Element): Words[] {
  return [...element.childNodes].flatMap((node) => (node instanceof Text ? wordsOf(node) : []))
}

function wordsOf(node: Text): Words[] {
  if (node.data.trim() === '') return []
  const place = node.parentElement?.closest('.sr-only') ? 'heard' : 'page'
  return [{ words: node.data, place, box: () => boxOf(node) }]
}

function wordsOfAttributes(element: Element): Words[] {
  return Object.entries(attributes).flatMap(([name, place]) => {
    const words = element.getAttribute(name)
    return words ? [{ words, place, box: () => element.getBoundingClientRect() }] : []
  })
}

function boxOf(node: Text): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}

function isInside({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
