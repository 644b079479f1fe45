import { Combobox as MantineCombobox, useCombobox } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Chevron } from '../chevron.tsx'
import { useIsInOverlay } from '../overlays/in-overlay.ts'
import styles from './combobox.module.css'
import { type InputTexts, TextInput, useInputTexts } from './input.tsx'
import '../styles/select.css'

export type ComboboxOption = {
  value: string
  label: string
  /** Distinguishes options with the same label. */
  note?: string
  picture?: ReactNode
}

type ComboboxProps = InputTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> & {
    chosen: ComboboxOption | null
    /** The results of the last search; the caller searches. */
    options: readonly ComboboxOption[]
    /** Shown if there are no options: that the search runs, or found nothing. */
    status: string | null
    /** Called with an empty text after a choice and on blur. */
    onSearch: (words: string) => void
    onChoose: (value: string) => void
  }

/** An autocomplete: a choice from very many options, which the server searches. */
export function Combobox({ chosen, options, status, onSearch, onChoose, onBlur, ...rest }: ComboboxProps) {
  const t = useText()
  const { id, ...texts } = useInputTexts(rest.id, rest)
  const isInOverlay = useIsInOverlay()
  const [typed, setTyped] = useState<string | null>(null)
  const store = useCombobox({ onDropdownClose: () => search(null) })
  const { resetSelectedOption } = store
  const values = options.map(({ value }) => value).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new options reset the active one.
  useEffect(resetSelectedOption, [values])

  function search(words: string | null) {
    setTyped(words)
    onSearch(words ?? '')
  }

  return (
    <MantineCombobox
      store={store}
      onOptionSubmit={(value) => {
        onChoose(value)
        store.closeDropdown()
      }}
      offset={6}
      transitionProps={{ duration: 100 }}
      withinPortal={!isInOverlay}
      floatingStrategy={isInOverlay ? 'fixed' : 'absolute'}
    >
      <MantineCombobox.Target withExpandedAttribute>
        <TextInput
          spellCheck={false}
          {...rest}
          {...texts}
          id={id}
          adornment={<Chevron />}
          aria-autocomplete="list"
          value={typed ?? chosen?.label ?? ''}
          onChange={({ currentTarget }) => {
            store.openDropdown()
            search(currentTarget.value)
          }}
          // Selects the text, so that typing replaces it.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => store.openDropdown()}
          onBlur={(event) => {
            store.closeDropdown()
            onBlur?.(event)
          }}
        />
      </MantineCombobox.Target>
      <MantineCombobox.Dropdown>
        <MantineCombobox.Options labelledBy={`${id}-label`} className={styles.options}>
          {options.map(({ value, label, note, picture }) => (
            <MantineCombobox.Option
              key={value}
              value={value}
              className={styles.option}
              active={value === chosen?.value}
              aria-selected={value === chosen?.value}
            >
              {picture}
              <span>
                {label}{' '}
                {note && (
                  <span className={styles.note} data-text="sm" data-ink="soft">
                    {note}
                  </span>
                )}
              </span>
            </MantineCombobox.Option>
          ))}
        </MantineCombobox.Options>
        {options.length === 0 && <MantineCombobox.Empty>{status}</MantineCombobox.Empty>}
      </MantineCombobox.Dropdown>
      <p role="status" className="sr-only">
        {store.dropdownOpened && (options.length > 0 ? t('app.picker_found', { count: options.length }) : status)}
      </p>
    </MantineCombobox>
  )
}
