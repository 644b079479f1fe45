/** The register of what features declare to the kit: texts, errors and mails. */

/**
 * What all features declare together, registered by `app/contract/registers.ts`. So the kit knows every text, error and mail by its name, and
 * no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the register fills it in.
export interface Registered {}

let all: Registered | undefined

export function register(declared: Registered): void {
  all = declared
}

/** Not while modules are loaded: the register may be loaded after them. */
export function registered(): Registered {
  if (!all) throw new Error('Nothing is registered: import app/contract/registers.ts first.')
  return all
}
