import { ErrorPanel } from '#web/kit/error-panel.tsx'
import type { FieldProps } from '#web/kit/field.tsx'
import { SelectField } from '#web/kit/field-select.tsx'
import { useCountries } from './choices.ts'

export function CountryField(field: Pick<FieldProps, 'note'>) {
  const { options, error, retry } = useCountries()
  if (error) return <ErrorPanel error={error} onRetry={retry} />
  return (
    <SelectField
      {...field}
      name="country_id"
      label="proArtists.country"
      options={options}
      autoComplete="country-name"
    />
  )
}
