import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/**
 * Parts that a feature takes from features above it: a column of a list, or all that a page shows of a record. Who takes a part declares
 * its type here; the feature that has it names it as `parts` in its `.feature.ts`.
 */
export interface Parts {
  /** What each feature deletes of its own when an account is closed. */
  closings: readonly Closing[]
  /** The texts of all features that have legal effect. */
  legalTexts: readonly TextKey[]
}
export type Closing = (db: Db, userId: number) => Promise<void>

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
