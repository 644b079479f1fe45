import type { Profile } from '#contract/profile/profile.ts'
import { knownValues } from '#web/pieces/artist-values.ts'

/** An artist's own data, as the inputs show them. */
export function profileValues(profile: Profile) {
  const { techniques, years_of_experience, version } = profile
  return { ...knownValues(profile), techniques, years_of_experience, version }
}
