export const fieldId = (name: string) => `field-${name}`

/** Focuses a field of this screen's form, or the first input inside the element with its id. */
export function focusField(name: string) {
  const place = document.getElementById(fieldId(name))
  const input = place?.matches(inputs) ? place : place?.querySelector<HTMLElement>(inputs)
  if (!input) return
  unfold(input)
  input.focus({ preventScroll: true })
  input.closest('fieldset, section, div')?.scrollIntoView({ block: 'center' })
}

/** Opens the `<details>` around an input. */
export function unfold(input: HTMLElement) {
  for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

const inputs = 'input:not([type="hidden"]), textarea, button'
