import type { Feature } from '#kit/server/http/feature.ts'
import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Collects the personal-data declarations of all features. */

/** What all features declare, in one: each table has one feature that declares it. */
export function declaredBy(features: readonly Feature[]): PersonalData {
  const all = features.flatMap(({ personalData = {} }) => Object.entries(personalData))
  const twice = all.find(([table], index) => all.findIndex(([other]) => other === table) !== index)
  if (twice) throw new Error(`${twice[0]} is declared twice.`)
  return Object.fromEntries(all)
}
