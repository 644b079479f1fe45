/** Resolves in a turn of its own, before which the browser handles what a reader did meanwhile: a tap, a key. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
