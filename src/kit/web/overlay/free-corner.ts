const corners = ['bottom-right', 'bottom-center', 'bottom-left', 'top-right'] as const
type Corner = (typeof corners)[number]

/** Of a toast with two lines, and its distance from the edges. */
const size = { width: 384, height: 96, margin: 16 }

/** Also links that look like buttons, and bars outside `main`; but not the toasts themselves. */
const controls = 'button, [role="switch"], a[data-kind]'
const ofToasts = '[data-tone][role="presentation"]'

/* Where a pointer is, or was last, as a button's box: there somebody is about to press, and a toast below a mouse that rests would stay. */
let pointed = new DOMRect()
for (const move of ['pointerdown', 'pointermove'] as const)
  addEventListener(move, ({ clientX, clientY }) => {
    pointed = new DOMRect(clientX, clientY, 1, 1)
  })

/** Where a toast covers nothing that is pointed at or sends a form, and of the screen's other buttons as few as can be. */
export function freeCorner(): Corner {
  const buttons = [...document.querySelectorAll(controls)].filter((button) => !button.closest(ofToasts))
  const all = boxesOf(buttons)
  const needed = boxesOf(buttons.filter((button) => button.matches('[type="submit"]'))).concat(pointed)
  const covered = (corner: Corner, boxes: DOMRect[]) => boxes.filter((box) => overlap(box, boxAt(corner))).length
  const [best] = corners.toSorted(
    (one, other) => covered(one, needed) - covered(other, needed) || covered(one, all) - covered(other, all),
  )
  return best as Corner
}

const boxesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect())

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What is not rendered has no size, and overlaps with nothing. */
function overlap(one: Box, other: Box): boolean {
  const isRendered = one.right > one.left && one.bottom > one.top
  return (
    isRendered && one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  )
}

function boxAt(corner: Corner) {
  const { clientWidth, clientHeight } = document.documentElement
  const width = Math.min(size.width, clientWidth - 2 * size.margin)
  const free = clientWidth - 2 * size.margin - width
  const left =
    size.margin + free * { left: 0, center: 0.5, right: 1 }[corner.split('-')[1] as 'left' | 'center' | 'right']
  const top = corner.startsWith('top') ? size.margin : clientHeight - size.margin - barAtEnd() - size.height
  return { left, right: left + width, top, bottom: top + size.height }
}

/** The height of a bar at the bottom of the window, which its sheet declares in rem; none is 0. */
function barAtEnd(): number {
  const style = getComputedStyle(document.documentElement)
  return (Number.parseFloat(style.getPropertyValue('--bar-at-end')) || 0) * Number.parseFloat(style.fontSize)
}
