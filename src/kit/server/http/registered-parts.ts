/**
 * Parts that a feature takes from features above it: a column of a list, or all that a page shows of a record. Who takes a part declares
 * its type here; the feature that has it names it as `parts` in its `.feature.ts`.
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
