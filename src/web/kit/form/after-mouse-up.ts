let isPressed = false
const follow = ({ type }: Event) => {
  isPressed = type === 'pointerdown'
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, follow, true)

/**
 * Runs after the mouse button is released, or at once where none is down. An error message that appeared on blur would push the
 * button that is being clicked away from the pointer.
 */
export function afterMouseUp(act: () => void) {
  if (!isPressed) return act()
  // After the click event.
  addEventListener('pointerup', () => setTimeout(act), { once: true })
}
