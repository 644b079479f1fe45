import type { ProArtistForm } from '#contract/pro-artists.entities.ts'
import { spokenLanguages } from '#contract/pro-artists.fields.ts'

/** What the academy knows already, as the inputs show it. */
export function knownValues(form: Omit<ProArtistForm, 'missing' | 'expires_at'>) {
  const { first_name, last_name, phone, country_id, city, bio } = form
  return {
    first_name,
    last_name,
    phone,
    country_id,
    city,
    postal_code: form.postal_code ?? '',
    street: form.street ?? '',
    company_name: form.company_name ?? '',
    tax_id: form.tax_id ?? '',
    website: form.website ?? '',
    instagram: form.instagram ?? '',
    languages: spokenLanguages.filter((language) => form.languages.includes(language)),
    bio: { pl: bio.pl ?? '', 'en-US': bio['en-US'] ?? '' },
  }
}
