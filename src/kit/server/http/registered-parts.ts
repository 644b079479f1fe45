/**
 * Parts that features of lower floors take from features above them: a column of a list, or all that a page shows of a record. The lower
 * feature declares the type here; the higher one names it as `parts` in its `.feature.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it in.
export interface Parts {}

const registered: Partial<Parts> = {}

/** Called by `app/server/app.ts`, before any request. */
export function registerParts(parts: Partial<Parts>): void {
  Object.assign(registered, parts)
}

export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const known: Parts[Name] | undefined = registered[name]
  if (!known) throw new Error(`No feature has the part ${name}.`)
  return known
}
