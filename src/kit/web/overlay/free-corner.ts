const corners = ['bottom-right', 'bottom-center', 'bottom-left', 'top-right'] as const
type Corner = (typeof corners)[number]

/** Of a toast with two lines, and its distance from the edges. */
const size = { width: 384, height: 96, margin: 16 }

/** Also links that look like buttons, and bars outside `main`; but not the toasts themselves. */
const controls = 'button, [role="switch"], a[data-kind]'
const ofToasts = '[data-tone][role="presentation"]'

/* Where a mouse was pressed last, as a button's box: below a pointer that rests a toast would stay, over whatever appears there. */
let pressed = new DOMRect()
addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => {
  if (pointerType === 'mouse') pressed = new DOMRect(clientX, clientY, 1, 1)
})

/** Where a toast covers nothing that it may speak of: no button of the screen, or as few as can be. */
export function freeCorner(): Corner {
  const buttons = [...document.querySelectorAll(controls)]
    .filter((button) => !button.closest(ofToasts))
    .map((button) => button.getBoundingClientRect())
    .concat(pressed)
    .filter(({ width, height }) => width > 0 && height > 0)
  const covered = (corner: Corner) => {
    const box = boxAt(corner)
    return buttons.filter(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    ).length
  }
  return corners.toSorted((one, other) => covered(one) - covered(other))[0] as Corner
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
