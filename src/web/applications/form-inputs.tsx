import type { ReactNode } from 'react'
import type { TextKey } from '#contract/texts.ts'
import { BilingualField } from '#web/kit/form/field-bilingual.tsx'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { useSpokenLanguages } from '#web/pieces/artist-choices.ts'
import { CountryField } from '#web/pieces/field-country.tsx'
import type { FormField } from '#web/pieces/form-sections.ts'

export type TypedField = Exclude<FormField, 'avatar' | 'documents'>

/** The data form's inputs, each with what is said beside its label. */
export function useFormInputs(note: (field: FormField) => TextKey | undefined): Record<TypedField, ReactNode> {
  const spoken = useSpokenLanguages()
  const common = <Name extends TypedField>(name: Name) => ({
    name,
    label: `artists.${name}` as TextKey,
    note: note(name),
  })
  return {
    first_name: <TextField {...common('first_name')} autoComplete="given-name" />,
    last_name: <TextField {...common('last_name')} autoComplete="family-name" />,
    phone: <TextField {...common('phone')} hint="artists.phone_hint" type="tel" autoComplete="tel" />,
    street: <TextField {...common('street')} autoComplete="street-address" />,
    postal_code: <TextField {...common('postal_code')} autoComplete="postal-code" />,
    city: <TextField {...common('city')} autoComplete="address-level2" />,
    country_id: <CountryField label="artists.country_id" note={note('country_id')} />,
    company_name: <TextField {...common('company_name')} autoComplete="organization" />,
    tax_id: <TextField {...common('tax_id')} hint="artists.tax_id_hint" />,
    website: <TextField {...common('website')} type="url" autoComplete="url" />,
    instagram: <TextField {...common('instagram')} hint="artists.instagram_hint" />,
    languages: <ChoicesField {...common('languages')} hint="artists.languages_hint" options={spoken} />,
    bio: <BilingualField {...common('bio')} hint="applications.bio_hint" isProse rows={8} />,
  }
}
