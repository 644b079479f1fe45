import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { type FieldProps, useField } from '#web/kit/form/field.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { useCountries } from './use-countries.ts'

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
