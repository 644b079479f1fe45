import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { type FieldProps, useField } from '#kit/web/form/fields/field.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { useCountries } from './use-countries.shown.ts'

/** A country, from the browser's own list: it fills the screen of a telephone, finds by typing, and weighs nothing. */
export function CountryField(props: Omit<FieldProps, 'name'>) {
  const t = useText()
  const { options, error, retry } = useCountries()
  const { value, isOptional, maxLength: _, ...field } = useField({ ...props, name: 'country_id' })
  if (error) return <ErrorPanel error={error} onRetry={retry} />
  return (
    <NativeSelect
      {...field}
      autoComplete="country-name"
      aria-required={!isOptional}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    >
      <option value="" hidden={!isOptional}>
        {t('app.choose')}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
