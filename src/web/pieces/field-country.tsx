import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import type { FieldProps } from '#web/kit/form/field.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { useCountries } from './use-countries.ts'

export function CountryField(field: Omit<FieldProps, 'name'>) {
  const { options, error, retry } = useCountries()
  if (error) return <ErrorPanel error={error} onRetry={retry} />
  return <SelectField {...field} name="country_id" options={options} autoComplete="country-name" />
}
