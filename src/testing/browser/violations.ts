import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
    /** What axe has found in order: the last document, but for its colours, and all colours that met on one. */
    inOrder?: { shape: string; colours: Set<string> }
  }
}

/**
 * The violations that axe finds on a screen as it is now, by all of its rules: each rule with the elements that break
 * it. Rules whose result cannot differ from that of the look before are left out: other colors change no name, and
 * other texts no color.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  // Its builder opens a page for each look, at eight times the cost; an email in a frame without scripts needs it.
  const isFramed = page.frames().length > 1
  const found = isFramed ? await builtLook(page) : await plainLook(page)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

async function builtLook(page: Page): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).disableRules('skip-link')
  return (await builder.analyze()).violations
}

async function plainLook(page: Page): Promise<axe.Result[]> {
  const found = await page.evaluate(lookOver)
  if (found) return found
  await page.evaluate(axe.source)
  return plainLook(page)
}

/** Runs in the page, which does not have axe at first. */
async function lookOver(): Promise<axe.Result[] | null> {
  if (!('axe' in window)) return null
  window.inOrder ??= { shape: '', colours: new Set() }
  const { inOrder } = window
  const ofColour = ['color-contrast', 'link-in-text-block']
  const elements = [...document.body.querySelectorAll('*')]
  const boxes = new Map(elements.map((element) => [element, element.getBoundingClientRect()]))
  const boxOf = (element: Element) => boxes.get(element) as DOMRect
  const shown = elements.filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const [shape, colours] = [shapeNow(), coloursNow()]
  const isSameShape = shape === inOrder.shape
  const areSameColours = inOrder.colours.has(colours)
  if (isSameShape && areSameColours) return []
  // It takes `#/…`, which is a route here, for a place on the page where such a link is scrolled out of sight; our skip link is a button.
  const left = ['skip-link', ...(areSameColours ? ofColour : [])]
  const { violations } = await window.axe.run({
    resultTypes: ['violations'],
    ...(isSameShape && { runOnly: ofColour }),
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
  })
  if (violations.length === 0) {
    inOrder.shape = shape
    inOrder.colours.add(colours)
  }
  return violations

  /** The markup, and the positions of its elements. */
  function shapeNow(): string {
    const { lang } = document.documentElement
    const places = shown.map((element) => JSON.stringify(boxOf(element)))
    return [lang, document.title, innerWidth, document.body.outerHTML, elements.length, ...places].join('\n')
  }

  /** Of all words on the screen how they look, and what is painted where they stand. */
  function coloursNow(): string {
    const painted = shown.flatMap((element) => {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element)
      const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
      return paint === 'rgba(0, 0, 0, 0) none 1 none normal' ? [] : [{ paint, box: boxOf(element) }]
    })
    const hasWords = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
    const looks = shown.filter(hasWords).map((element) => {
      const { left, right, top, bottom } = boxOf(element)
      const { color, fontSize, fontWeight, textDecoration, textShadow } = getComputedStyle(element)
      const behind = painted
        .filter(({ box }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        .map(({ paint, box }) =>
          left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom ? paint : `${paint} in part`,
        )
      return [color, fontSize, fontWeight, textDecoration, textShadow, ...behind].join('; ')
    })
    return looks.join('\n')
  }
}
