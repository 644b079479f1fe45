import { useDebouncedCallback } from '@mantine/hooks'
import { useText } from '#web/kit/language/i18n.ts'
import { Combobox, type ComboboxOption } from '#web/kit/ui/combobox.tsx'
import { type FieldProps, useField } from './field.tsx'

type ComboboxFieldProps = FieldProps & {
  chosen: ComboboxOption | null
  options: readonly ComboboxOption[]
  status: string | null
  /** Comes after a pause in typing. */
  onSearch: (words: string) => void
}

/** One of many that the portal finds as one types, such as a person. */
export function ComboboxField({ chosen, options, status, onSearch, ...field }: ComboboxFieldProps) {
  const t = useText()
  const { value: _, isOptional, maxLength: __, onChange, ...input } = useField(field)
  const search = useDebouncedCallback(onSearch, 200)
  return (
    <Combobox
      {...input}
      placeholder={t('app.choose')}
      maxLength={200}
      aria-required={!isOptional}
      chosen={chosen}
      options={options}
      status={status}
      onSearch={search}
      onChoose={onChange}
    />
  )
}
