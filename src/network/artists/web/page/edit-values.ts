import { inputValues } from '#kit/web/form/fields/input-values.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'

/** An artist's data, as the office's inputs show them. */
export function editValues(artist: ProArtist) {
  return { ...inputValues(artistFields, artistFields.names('office'), artist), revision: artist.revision }
}
