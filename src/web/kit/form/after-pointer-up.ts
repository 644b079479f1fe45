let isPressed = false
const follow = ({ type }: Event) => {
  isPressed = type === 'pointerdown'
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, follow, true)

/**
 * Runs after the pointer is released, or at once where it is up. An error message that appeared on blur would push the
 * button that is being clicked away from the pointer.
 */
export function afterPointerUp(act: () => void) {
  if (!isPressed) return act()
  // After the click event.
  addEventListener('pointerup', () => setTimeout(act), { once: true })
}
