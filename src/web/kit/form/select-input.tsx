import { Select, type SelectProps } from '@mantine/core'
import { useText } from '#web/kit/language/i18n.ts'
import { useIsInDialog } from '#web/kit/ui/dialog.tsx'
import '#web/kit/ui/select.css'

type SelectInputProps = Omit<SelectProps, 'data'> & { options: { value: string; label: string }[] }

/** A select that is searchable when long. The heaviest of the inputs, so a chunk of its own. */
export function SelectInput({ options, ...input }: SelectInputProps) {
  const t = useText()
  const isInDialog = useIsInDialog()
  return (
    <Select
      {...input}
      data={options}
      placeholder={t('app.choose')}
      searchable={options.length > 10}
      allowDeselect={false}
      nothingFoundMessage={t('app.nothing_matches')}
      comboboxProps={{
        transitionProps: { duration: 100 },
        withinPortal: !isInDialog,
        floatingStrategy: isInDialog ? 'fixed' : 'absolute',
      }}
      clearButtonProps={{ 'aria-label': t('app.clear') }}
    />
  )
}
