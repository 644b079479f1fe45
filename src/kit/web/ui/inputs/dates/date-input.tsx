import { TextInput, type TextInputProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { isDay } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { typedDay } from '#kit/contract/typed-day.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { IconCalendar } from '~icons'
import { IconButton } from '../../button.tsx'
import { useMedia } from '../../use-media.ts'
import styles from './date-input.module.css'

/**
 * A calendar day: typed in the order of the portal's language, which a browser's own input does not know, with the month's name, or
 * chosen in the browser's calendar. On a touch screen it is the device's picker.
 */

type DateInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** `2026-11-20`; or what was typed, while that is no day. */
  value: string
  onChange: (value: string) => void
}

export function DateInput({ onChange, ...input }: DateInputProps) {
  const isTouch = useMedia('(pointer: coarse)')
  if (!isTouch) return <TypedDate onChange={onChange} {...input} />
  return <TextInput {...input} type="date" onChange={(event) => onChange(event.currentTarget.value)} />
}

function TypedDate({ value, onChange, onBlur, min, max, disabled, ...input }: DateInputProps) {
  const t = useText()
  const language = useLanguage()
  // As it is typed, until the input is left.
  const [typed, setTyped] = useState<string | null>(null)
  const text = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      {...input}
      ref={text}
      disabled={disabled}
      placeholder={t('app.date_order')}
      autoComplete="off"
      maxLength={30}
      value={typed ?? (isDay(value) ? writtenDay(value, language) : value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(dayOf(currentTarget.value, language))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <span className={styles.picker}>
          <input
            ref={calendar}
            type="date"
            className="overlaid"
            tabIndex={-1}
            aria-hidden="true"
            {...{ min, max, disabled }}
            value={isDay(value) ? value : ''}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              text.current?.focus()
            }}
          />
          <IconButton label={t('app.open_calendar')} disabled={disabled} onClick={() => calendar.current?.showPicker()}>
            <IconCalendar size={18} aria-hidden="true" />
          </IconButton>
        </span>
      }
    />
  )
}

/** 20.11.2026, or 11/20/2026. */
function writtenDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(`${day}T12:00`),
  )
}

/** The day that was typed or pasted, in the language's order or else in the other one; the text itself, if it is none. */
function dayOf(text: string, language: Language): string {
  const orders = language === 'en-US' ? (['MDY', 'DMY'] as const) : (['DMY', 'MDY'] as const)
  // In an input one sees at once how spaces were understood; for a file with them, the user chooses the order.
  const separated = text.replace(/(?<=\d) +(?=\d)/g, '/')
  return typedDay(separated, orders[0]) ?? typedDay(separated, orders[1]) ?? text.trim()
}
