import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { timeIn } from '#kit/contract/values/time-zone.ts'
import { useLanguage } from '#kit/web/language/i18n.ts'
import { isTime, typedTime } from '#kit/web/language/typed-time.ts'
import { useMedia } from '../../use-media.ts'

/**
 * A time of the day: typed and written as the portal's language has it, which a browser's own input does not know. On a touch screen
 * it is the device's picker.
 */

type TimeInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** `09:30`; or what was typed, while that is no time. */
  value: string
  onChange: (value: string) => void
}

export function TimeInput({ onChange, ...input }: TimeInputProps) {
  const isTouch = useMedia('(pointer: coarse)')
  if (!isTouch) return <TypedTime onChange={onChange} {...input} />
  return <TextInput {...input} type="time" onChange={(event) => onChange(event.currentTarget.value)} />
}

function TypedTime({ value, onChange, onBlur, ...input }: TimeInputProps) {
  const language = useLanguage()
  // As it is typed, until the input is left.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...input}
      placeholder={timeIn(language, '09:30')}
      autoComplete="off"
      maxLength={20}
      value={typed ?? (isTime(value) ? timeIn(language, value) : value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        onChange(typedTime(text) ?? text.trim())
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
