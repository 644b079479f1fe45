import type { ComponentProps, ComponentType } from 'react'
import { BilingualField } from './field-bilingual.tsx'
import { CheckboxField } from './field-checkbox.tsx'
import { ChoicesField } from './field-choices.tsx'
import { DateField } from './field-date.tsx'
import { MoneyField } from './field-money.tsx'
import { NumberField } from './field-number.tsx'
import { PhoneField } from './field-phone.tsx'
import { ProseField } from './field-prose.tsx'
import { SelectField } from './field-select.tsx'
import { SwitchField } from './field-switch.tsx'
import { TextField } from './field-text.tsx'

type TextProps = ComponentProps<typeof TextField>

const inputs = {
  text: TextField,
  email: (field: TextProps) => <TextField {...field} type="email" />,
  tel: PhoneField,
  url: (field: TextProps) => <TextField {...field} type="url" />,
  number: NumberField,
  money: MoneyField,
  date: DateField,
  prose: ProseField,
  bilingual: BilingualField,
  'bilingual-prose': (field: ComponentProps<typeof BilingualField>) => <BilingualField {...field} isProse />,
  checkbox: CheckboxField,
  switch: SwitchField,
  choices: ChoicesField,
  select: SelectField,
}
type InputKind = keyof typeof inputs

/** The props of each kind: in addition to name and label, `options` of a choice, `rows` of prose. */
type FieldInputProps = {
  [Kind in InputKind]: { kind: Kind } & ComponentProps<(typeof inputs)[Kind]>
}[InputKind]

/** The input of a kind, for forms that are drawn from a table of fields. */
export function FieldInput({ kind, ...field }: FieldInputProps) {
  const Input = inputs[kind] as ComponentType<typeof field>
  return <Input {...field} />
}
