import { useDebouncedCallback } from '@mantine/hooks'
import { useText } from '#kit/web/language/i18n.ts'
import { Combobox, type ComboboxOption } from '#kit/web/ui/inputs/combobox.tsx'
import { type FieldProps, useField } from './field.tsx'

type ComboboxFieldProps = FieldProps & {
  chosen: ComboboxOption | null
  options: readonly ComboboxOption[]
  status: string | null
  /** Debounced. */
  onSearch: (words: string) => void
  /** What else follows from a choice. */
  onChosen?: (value: string) => void
}

/** A choice from very many options, such as people, with search on the server. */
export function ComboboxField({ chosen, options, status, onSearch, onChosen, ...field }: ComboboxFieldProps) {
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
      onChoose={(value) => {
        onChange(value)
        onChosen?.(value)
      }}
    />
  )
}
