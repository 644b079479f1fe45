import type { ComponentType } from 'react'
import { artistFields } from '#contract/artists/artists.fields.ts'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { NumberField } from '#web/kit/form/field-number.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { CountryField } from '#web/pieces/field-country.tsx'
import { type TableField, useTableField } from '#web/pieces/use-table-field.ts'
import styles from './application-form.module.css'

const { group, rows } = artistFields
type Asked = ReturnType<typeof artistFields.names<'application'>>[number]

/** Of every kind that applicants are asked for, an input without the component library, which the door does not load. */
const inputs: Record<(typeof rows)[Asked]['input'], ComponentType<TableField>> = {
  text: TextField,
  email: (field) => <TextField {...field} type="email" />,
  tel: (field) => <TextField {...field} type="tel" />,
  number: (field) => (
    <div className={styles.short}>
      <NumberField {...field} />
    </div>
  ),
  prose: ProseField,
  choices: ChoicesField,
  // The one list that they choose from.
  select: CountryField,
}

const words = {
  email: { hint: 'applications.email_hint' },
  techniques: { hint: 'artists.techniques_hint' },
  years_of_experience: { hint: 'artists.years_of_experience_hint' },
  motivation: { label: 'applications.motivation', hint: 'applications.motivation_hint' },
} as const

/** The inputs of some of an applicant's data, from the table of an artist's fields. */
export function PlainInputs({ names }: { names: Asked[] }) {
  return names.map((name) => <PlainInput key={name} name={name} />)
}

function PlainInput({ name }: { name: Asked }) {
  const row = rows[name]
  const field = useTableField({ group, name, row, words, isOwn: true })
  const Input = inputs[row.input]
  return <Input {...field} />
}
