import type { ReactNode } from 'react'
import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import type { FieldRow } from '#kit/contract/field-table.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'
import { useArtistOptions } from './artist-choices.ts'

/** What is stored in a field of an artist's, as people read it. */
export function ArtistValue({ field, value }: { field: ArtistField; value: unknown }): ReactNode {
  const t = useText()
  const format = useFormat()
  const named = useArtistOptions()[field]
  const { input, options }: FieldRow = artistFields.rows[field]
  if (options === 'countries') return <CountryName id={Number(value)} />
  if (input === 'switch') return t(value ? 'app.yes' : 'app.no')
  if (input === 'tel') return formatPhone(String(value))
  if (!named) return String(value)
  const nameOf = (one: unknown) => named.find((option) => option.value === one)?.label ?? String(one)
  return format.list([value].flat().map(nameOf))
}

function CountryName({ id }: { id: number }) {
  const { options } = useCountries()
  return options.find(({ value }) => value === String(id))?.label
}
