import { countries } from '#contract/countries.ts'
import { spokenLanguages, techniques } from '#contract/pro-artists.fields.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import type { Option } from '#web/kit/field-select.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useLanguage, useText } from '#web/kit/i18n.ts'
import { useApi } from '#web/kit/query.ts'

export function useTechniques(): Option[] {
  const t = useText()
  return techniques.map((value) => ({ value, label: t(`proArtists.technique_${value}`) }))
}

export function useSpokenLanguages(): Option[] {
  const format = useFormat()
  return spokenLanguages.map((value) => ({ value, label: format.languageName(value) }))
}

/** Every country under its name in the reader's language, in that language's order. */
export function useCountries() {
  const language = useLanguage()
  const inLanguage = useBilingual()
  const { data, error, refetch } = useApi(countries.list, {})
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: inLanguage(name) }))
  options.sort((one, other) => one.label.localeCompare(other.label, language))
  return { options, error: data ? null : error, retry: () => void refetch() }
}
