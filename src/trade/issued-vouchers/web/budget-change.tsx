import { useState } from 'react'
import { currency, minorUnits } from '#kit/contract/values/money.ts'
import { useField } from '#kit/web/form/fields/field.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'

/** An amount that is added to a budget, or with a minus taken from it. */
export function BudgetChange() {
  const format = useFormat()
  const {
    value: _,
    isOptional: __,
    maxLength: ___,
    onChange,
    ...input
  } = useField({
    name: 'amount',
    label: 'issuedVouchers.adjust_amount',
    hint: 'issuedVouchers.adjust_amount_hint',
  })
  const [typed, setTyped] = useState('0')
  return (
    <TextInput
      {...input}
      inputMode="text"
      autoComplete="off"
      value={typed}
      adornment={<span aria-hidden="true">{format.currencySign(currency)}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(signedUnits(currentTarget.value))
      }}
    />
  )
}

/** "-12,50" is -1250; what is no amount stays as it is. */
function signedUnits(typed: string): number | string {
  const [, sign, rest = ''] = /^\s*([-−]?)\s*(.*)$/.exec(typed) ?? []
  const units = minorUnits(rest)
  return typeof units === 'number' && sign ? -units : units
}
