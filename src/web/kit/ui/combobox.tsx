import { Combobox as MantineCombobox, useCombobox } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Chevron } from './chevron.tsx'
import styles from './combobox.module.css'
import { useIsInDialog } from './dialog.tsx'
import { TextInput, useWords, type Words } from './input.tsx'
import './select.css'

export type ComboboxOption = {
  value: string
  label: string
  /** What tells those of the same label apart. */
  note?: string
  picture?: ReactNode
}

type ComboboxProps = Words &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> & {
    chosen: ComboboxOption | null
    /** What fits the words that were typed last, found by whoever draws this. */
    options: readonly ComboboxOption[]
    /** Stands in place of options: that they are searched for, or that nothing fits. */
    status: string | null
    /** With no words, once one was chosen or the reader has left. */
    onSearch: (words: string) => void
    onChoose: (value: string) => void
  }

/** One of more than a list can hold: it is searched for as one types, and found elsewhere. */
export function Combobox({ chosen, options, status, onSearch, onChoose, onBlur, ...rest }: ComboboxProps) {
  const { id, ...words } = useWords(rest.id, rest)
  const isInDialog = useIsInDialog()
  const [typed, setTyped] = useState<string | null>(null)
  const store = useCombobox({ onDropdownClose: () => search(null) })
  const { resetSelectedOption } = store
  const drawn = options.map(({ value }) => value).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrows begin anew in other options.
  useEffect(resetSelectedOption, [drawn])

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
      withinPortal={!isInDialog}
      floatingStrategy={isInDialog ? 'fixed' : 'absolute'}
    >
      <MantineCombobox.Target withExpandedAttribute>
        <TextInput
          spellCheck={false}
          {...rest}
          {...words}
          id={id}
          beside={<Chevron />}
          aria-autocomplete="list"
          value={typed ?? chosen?.label ?? ''}
          onChange={({ currentTarget }) => {
            store.openDropdown()
            search(currentTarget.value)
          }}
          // What is typed next takes the place of who is chosen.
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
                {label} {note && <span className={styles.note}>{note}</span>}
              </span>
            </MantineCombobox.Option>
          ))}
        </MantineCombobox.Options>
        {options.length === 0 && <MantineCombobox.Empty>{status}</MantineCombobox.Empty>}
      </MantineCombobox.Dropdown>
      <p role="status" className="only-heard">
        {store.dropdownOpened && options.length === 0 && status}
      </p>
    </MantineCombobox>
  )
}
