import { useDebouncedCallback } from '@mantine/hooks'
import { useText } from '#kit/web/language/i18n.ts'
import type { FilterPickerProps } from '#kit/web/list/list-column.ts'
import { Combobox } from '#kit/web/ui/inputs/combobox.tsx'

type PickedProps = Omit<FilterPickerProps, 'value'> &
  Pick<Parameters<typeof Combobox>[0], 'chosen' | 'options' | 'status' | 'onSearch'>

/** A filter of a list whose value is chosen from very many options, with search on the server. */
export function PickedFilter({ label, isLabelled, choose, onSearch, ...picked }: PickedProps) {
  const t = useText()
  const search = useDebouncedCallback(onSearch, 200)
  return (
    <Combobox
      label={isLabelled ? label : <span className="sr-only">{label}</span>}
      placeholder={isLabelled ? t('app.any') : label}
      {...picked}
      onSearch={search}
      onChoose={choose}
    />
  )
}
