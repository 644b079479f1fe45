import { countries } from '#academy/countries/contract/countries.ts'
import { useOnce } from '#kit/web/calls/once.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useLanguage } from '#kit/web/language/i18n.ts'

/** Every country under its name in the reader's language, in that language's order. */
export function useCountries() {
  const language = useLanguage()
  const inLanguage = useBilingual()
  const { data, error, retry } = useOnce(countries.list, {})
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: inLanguage(name) }))
  options.sort((one, other) => one.label.localeCompare(other.label, language))
  return { options, error, retry }
}

/** The same by their codes (ISO 3166-1 alpha-2), as places have them. */
export function useCountryCodes() {
  const language = useLanguage()
  const inLanguage = useBilingual()
  const { data } = useOnce(countries.list, {})
  return (data?.data ?? [])
    .map(({ code, name }) => ({ value: code, label: inLanguage(name) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
