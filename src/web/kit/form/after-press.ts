let isPressed = false
const follow = ({ type }: Event) => {
  isPressed = type === 'pointerdown'
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, follow, true)

/**
 * Does what leaving an input brings, but not while the mouse is down: a sentence that appeared then would push the button
 * that is being clicked away from under it.
 */
export function afterPress(act: () => void) {
  if (!isPressed) return act()
  // The click itself comes first.
  addEventListener('pointerup', () => setTimeout(act), { once: true })
}
