import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { knownValues } from './artist-values.ts'

/** An artist's data, as the office's inputs show them. */
export function editValues(artist: ProArtist) {
  const { version, email, language_name, techniques, years_of_experience, motivation, has_own_trainings } = artist
  return {
    ...knownValues({ ...artist, country_id: artist.country.id }),
    ...{ version, email, language_name, techniques, years_of_experience, motivation, has_own_trainings },
    internal_note: artist.internal_note ?? '',
  }
}

/** A stored value, as its input shows it. */
export function asInput(field: string, value: unknown): unknown {
  if (field === 'bio') return { pl: '', 'en-US': '', ...(value as object | null) }
  return value ?? ''
}
