import { Select, type SelectProps } from '@mantine/core'
import { useText } from '#kit/web/language/i18n.ts'
import { useIsInOverlay } from '#kit/web/ui/overlays/in-overlay.ts'
import '#kit/web/ui/styles/select.css'

type SelectInputProps = Omit<SelectProps, 'data'> & { options: { value: string; label: string }[] }

/** A select that is searchable when long. The heaviest of the inputs, so a chunk of its own. */
export function SelectInput({ options, ...input }: SelectInputProps) {
  const t = useText()
  const isInOverlay = useIsInOverlay()
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
        withinPortal: !isInOverlay,
        floatingStrategy: isInOverlay ? 'fixed' : 'absolute',
      }}
      clearButtonProps={{ 'aria-label': t('app.clear') }}
    />
  )
}
