import { type ArtistField, artistFields } from '#contract/artists/artists.fields.ts'
import { useArtistOptions } from './artist-choices.ts'
import { FieldInputs, type FieldInputsProps } from './field-inputs.tsx'

/** The inputs of an artist's data, for every form that asks for some of it. */
export function ArtistInputs<Name extends ArtistField>(props: Omit<FieldInputsProps<Name>, 'of' | 'options'>) {
  return <FieldInputs of={artistFields} options={useArtistOptions()} {...props} />
}
