import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { fold } from '#kit/web/list/fold.ts'
import { useIsInOverlay } from '#kit/web/ui/overlays/in-overlay.ts'
import '#kit/web/ui/styles/select.css'

type Option = { value: string; label: string }
type SelectInputProps = Omit<SelectProps, 'data'> & { options: Option[] }

/**
 * A select that is searchable when long. The heaviest of the inputs, so a chunk of its own. Its options, hundreds of countries or time
 * zones, are rendered once it has the focus; from then on they stay, because the arrow that opens it looks for the chosen one.
 */
export function SelectInput({ options, ...input }: SelectInputProps) {
  const t = useText()
  const isInOverlay = useIsInOverlay()
  const [wasFocused, setWasFocused] = useState(false)
  return (
    <Select
      {...input}
      onFocus={(event) => {
        setWasFocused(true)
        input.onFocus?.(event)
      }}
      data={options}
      placeholder={t('app.choose')}
      searchable={options.length > 10}
      filter={({ search }) => options.filter(({ label }) => fold(label).includes(fold(search.trim())))}
      allowDeselect={false}
      nothingFoundMessage={t('app.nothing_matches')}
      comboboxProps={{
        keepMounted: wasFocused,
        // Centered, it would be placed before its width is known, beyond a telephone's edge: the page would zoom out and move.
        position: 'bottom-start',
        transitionProps: { duration: 100 },
        withinPortal: !isInOverlay,
        floatingStrategy: isInOverlay ? 'fixed' : 'absolute',
      }}
      clearButtonProps={{ 'aria-label': t('app.clear') }}
    />
  )
}
