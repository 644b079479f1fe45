import type { FieldRow } from '#kit/contract/field-table.ts'
import { languages } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Option } from '#kit/web/form/fields/field-select.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { spokenLanguages } from '#network/artists/contract/artists.choices.ts'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'

type Options = { [Field in ArtistField]?: Option[] }

/** What an artist's fields choose from, by the names that the texts or the browser have for it. */
export function useArtistOptions(): Options {
  const t = useText()
  const format = useFormat()
  const named = artistFields.names().flatMap((field): [ArtistField, Option[]][] => {
    const { options }: FieldRow = artistFields.rows[field]
    if (!Array.isArray(options)) return []
    return [[field, options.map((value: string) => ({ value, label: t(`artists.${field}_${value}` as TextKey) }))]]
  })
  return {
    ...Object.fromEntries(named),
    languages: spokenLanguages.map((value) => ({ value, label: format.languageName(value) })),
    language_name: optionsOf(t, languages, 'app.language'),
  }
}
