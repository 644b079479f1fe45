import { spokenLanguages } from '#contract/artists/artists.choices.ts'
import type { ProArtistForm } from '#contract/artists/artists.entities.ts'

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
