export const fieldId = (name: string) => `field-${name}`

/** Focuses a field of this screen's form, or, inside the element with its id, the input where one begins (`data-begin`), else the first. */
export function focusField(name: string) {
  const place = document.getElementById(fieldId(name))
  const input = place?.matches(inputs)
    ? place
    : (place?.querySelector<HTMLElement>('[data-begin]') ?? place?.querySelector<HTMLElement>(inputs))
  if (!input) return
  unfold(input)
  input.focus({ preventScroll: true })
  input.closest('fieldset, section, div, tr')?.scrollIntoView({ block: 'center' })
}

/** Opens the `<details>` around an input. */
export function unfold(input: HTMLElement) {
  for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

const inputs = 'input:not([type="hidden"]), textarea, button'
