import { spokenLanguages } from '#contract/artists/artists.choices.ts'
import { type ArtistField, artistFields } from '#contract/artists/artists.fields.ts'
import type { FieldRow } from '#contract/kit/field-table.ts'
import { languages } from '#contract/kit/text.ts'
import type { TextKey } from '#contract/texts.ts'
import type { Option } from '#web/kit/form/field-select.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'

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
    language_name: languages.map((value) => ({ value, label: t(`app.language_${value}`) })),
  }
}
