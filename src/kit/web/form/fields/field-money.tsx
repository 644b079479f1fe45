import { useState } from 'react'
import { currency, minorUnits } from '#kit/contract/values/money.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { type FieldProps, useField } from './field.tsx'

/** An amount of money, typed as one writes it and stored in minor units. */
export function MoneyField(field: FieldProps) {
  const format = useFormat()
  const { value, isOptional, maxLength: _, onChange, ...input } = useField({ ...field, name: `${field.name}.amount` })
  const [typed, setTyped] = useState('')
  // "12," and "12,00" are one amount: what was typed stays while it means what the form holds.
  const isTyped = minorUnits(typed) === value
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      aria-required={!isOptional}
      value={
        isTyped || typeof value !== 'number' ? String(isTyped ? typed : (value ?? '')) : format.decimal(value / 100)
      }
      adornment={<span aria-hidden="true">{format.currencySign(currency)}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(minorUnits(currentTarget.value))
      }}
    />
  )
}
