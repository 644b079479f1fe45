import { CountryField } from '#academy/countries/web/field-country.shown.tsx'
import { FieldInputs, type FieldInputsProps } from '#kit/web/form/fields/field-inputs.tsx'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'
import { useArtistOptions } from './artist-choices.ts'

/** The inputs of an artist's data, for every form that has some of it. */
export function ArtistInputs<Name extends ArtistField>(props: Omit<FieldInputsProps<Name>, 'of' | 'options'>) {
  return (
    <FieldInputs of={artistFields} listInputs={{ countries: CountryField }} options={useArtistOptions()} {...props} />
  )
}
