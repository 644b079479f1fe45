import { TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { type FieldProps, useField } from './field.tsx'

export type Option = { value: string; label: string }

type SelectFieldProps = FieldProps & {
  options: Option[]
  autoComplete?: string
  /** What else follows from a choice. */
  onChosen?: (value: string | null) => void
}

/** Lazy: loaded after the form. */
const SelectInput = lazyPart(() => import('./select-input.tsx'), 'SelectInput')

/** A select; long lists are searchable. A numeric value stays a number. */
export function SelectField({ options, autoComplete = 'off', onChosen, ...field }: SelectFieldProps) {
  const t = useText()
  const { value, isOptional, maxLength: _, onChange, ...input } = useField(field)
  const isNumber = typeof value === 'number'
  const chosen = value === null || value === undefined || value === '' ? null : String(value)
  const label = options.find((option) => option.value === chosen)?.label ?? ''
  return (
    <Suspense fallback={<TextInput {...input} value={label} placeholder={t('app.choose')} readOnly />}>
      <SelectInput
        {...input}
        options={options}
        value={chosen}
        onChange={(choice) => {
          onChange(isNumber && choice !== null ? Number(choice) : choice)
          onChosen?.(choice)
        }}
        clearable={isOptional}
        autoComplete={autoComplete}
        aria-required={!isOptional}
      />
    </Suspense>
  )
}
