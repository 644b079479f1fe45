import { Select } from '@mantine/core'
import { type FieldProps, useField } from './field.tsx'
import { useText } from './i18n.ts'
import './ui/select.css'

export type Option = { value: string; label: string }

type SelectFieldProps = FieldProps & { options: Option[]; autoComplete?: string }

/** One of several. Long lists can be searched by typing. A value that is a number stays one. */
export function SelectField({ options, autoComplete, ...field }: SelectFieldProps) {
  const t = useText()
  const { value, isOptional, maxLength: _, onChange, ...input } = useField(field)
  const isNumber = typeof value === 'number'
  return (
    <Select
      {...input}
      data={options}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      onChange={(chosen) => onChange(isNumber && chosen !== null ? Number(chosen) : chosen)}
      placeholder={t('app.choose')}
      searchable={options.length > 10}
      clearable={isOptional}
      allowDeselect={false}
      nothingFoundMessage={t('app.nothing_matches')}
      autoComplete={autoComplete ?? 'off'}
      comboboxProps={{ transitionProps: { duration: 100 } }}
      clearButtonProps={{ 'aria-label': t('app.clear') }}
      aria-required={!isOptional}
    />
  )
}
