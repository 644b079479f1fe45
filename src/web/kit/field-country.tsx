import { useCountries } from './countries.ts'
import { ErrorPanel } from './error-panel.tsx'
import type { FieldProps } from './field.tsx'
import { SelectField } from './field-select.tsx'

export function CountryField(field: Omit<FieldProps, 'name'>) {
  const { options, error, retry } = useCountries()
  if (error) return <ErrorPanel error={error} onRetry={retry} />
  return <SelectField {...field} name="country_id" options={options} autoComplete="country-name" />
}
