import type { Profile } from '#contract/profile.ts'
import { knownValues } from './form-values.ts'

/** An artist's own data, as the inputs show them. */
export function profileValues(profile: Profile) {
  const { techniques, years_of_experience } = profile
  return { ...knownValues(profile), techniques, years_of_experience }
}

/** The fields in which two states of a profile differ. */
export function changedFields(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  return Object.keys(other).filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}
