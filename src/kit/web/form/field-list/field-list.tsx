import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '~icons'
import { InputGroup } from '../fields/input-group.tsx'
import { useFormError } from '../form-context.ts'
import styles from './field-list.module.css'
import { useFieldList } from './use-field-list.ts'

type FieldListProps = {
  /** The path of the list in the endpoint's body. */
  name: string
  label: TextKey
  hint?: TextKey
  /** The values of a new entry, or how to make them of those before it. */
  blank: object | (() => object)
  addLabel: TextKey
  /** An entry's name, with its `number`. */
  entryLabel: TextKey
  /** The inputs of one entry; their names begin with its own. */
  children: (name: string) => ReactNode
}

/** A list of entries to add, remove and reorder, by buttons, which work with keyboard and screen reader. */
export function FieldList({ name, label, hint, blank, addLabel, entryLabel, children }: FieldListProps) {
  const t = useText()
  const { entries, add, remove, move } = useFieldList(name)
  const error = useFormError(name)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLFieldSetElement>(null)
  const focus = useFocusNext(list)
  const nameOf = (index: number) => t(entryLabel, { number: index + 1 })
  const count = entries.length

  function step(from: number, to: number, direction: 'up' | 'down') {
    move(from, to)
    setAnnouncement(t('app.reorder_moved', { name: nameOf(from), place: to + 1, count }))
    const buttons = `[data-entry="${to}"] [data-step]:not(:disabled)`
    focus(`[data-entry="${to}"] [data-step="${direction}"]:not(:disabled)`, buttons)
  }

  return (
    <InputGroup ref={list} name={name} label={t(label)} hint={hint && t(hint)} error={error}>
      {entries.map((entry, index) => (
        <fieldset key={entry.key} className={`${styles.entry} surface`} data-entry={index}>
          <legend className={styles.name}>{nameOf(index)}</legend>
          {children(entry.name)}
          <div className={styles.steps}>
            <IconButton
              label={t('app.reorder_up', { name: nameOf(index) })}
              data-step="up"
              disabled={index === 0}
              onClick={() => step(index, index - 1, 'up')}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('app.reorder_down', { name: nameOf(index) })}
              data-step="down"
              disabled={index === count - 1}
              onClick={() => step(index, index + 1, 'down')}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('app.entry_remove', { name: nameOf(index) })}
              data-remove
              onClick={() => {
                remove(index)
                setAnnouncement(t('app.entry_removed', { name: nameOf(index) }))
                focus(`[data-entry="${Math.min(index, count - 2)}"] [data-remove]`, '[data-add]')
              }}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <Button
        data-add
        icon={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          add(typeof blank === 'function' ? blank() : blank)
          focus(`[data-entry="${count}"] :is(input, textarea)`)
        }}
      >
        {t(addLabel)}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </InputGroup>
  )
}

/** After the next render, focuses the first of these selectors that is found. */
function useFocusNext(list: { current: HTMLElement | null }) {
  const wanted = useRef<string[]>([])
  useLayoutEffect(() => {
    const places = wanted.current
    wanted.current = []
    for (const place of places) {
      const found = list.current?.querySelector<HTMLElement>(place)
      if (found) return found.focus()
    }
  })
  return (...places: string[]) => {
    wanted.current = places
  }
}
