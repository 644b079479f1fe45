let isPressed = false
const follow = ({ type }: Event) => {
  isPressed = type === 'pointerdown'
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, follow, true)

/**
 * Runs `act` after the pointer is released, or at once if it is not pressed. Otherwise an error message that appears on blur would
 * move the button that is being clicked away from the pointer.
 */
export function afterPointerUp(act: () => void) {
  if (!isPressed) return act()
  // After the click event.
  addEventListener('pointerup', () => setTimeout(act), { once: true })
}
