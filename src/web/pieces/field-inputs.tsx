import type { ComponentProps } from 'react'
import type { FieldRow } from '#contract/kit/field-table.ts'
import { FieldInput } from '#web/kit/form/field-input.tsx'
import { Columns, Stack } from '#web/kit/ui/layout.tsx'
import { CountryField } from './field-country.tsx'
import styles from './field-inputs.module.css'
import { LevelsField } from './field-levels.tsx'
import { type FieldWords, useTableField } from './use-table-field.ts'

export type FieldInputsProps<Name extends string> = FieldWords<Name> & {
  of: { group: string; rows: { [Field in Name]: FieldRow } }
  names: readonly Name[]
}

/** The inputs of some fields of a table, section by section: short ones side by side, others one below the other. */
export function FieldInputs<Name extends string>({ of: { group, rows }, names, ...props }: FieldInputsProps<Name>) {
  const sections = [...new Set(names.map((name) => rows[name].section))]
  return sections.map((section) => {
    const own = names.filter((name) => rows[name].section === section)
    const Place = own.every((name) => shortInputs.includes(rows[name].input)) ? Columns : Stack
    return (
      <Place key={section}>
        {own.map((name) => (
          <TableInput key={name} group={group} name={name} row={rows[name]} {...props} />
        ))}
      </Place>
    )
  })
}

const shortInputs: FieldRow['input'][] = ['text', 'email', 'tel', 'url', 'date', 'select']

type TableInputProps<Name extends string> = FieldWords<Name> & { group: string; name: Name; row: FieldRow }

function TableInput<Name extends string>(props: TableInputProps<Name>) {
  const { input: kind, options } = props.row
  const field = useTableField(props)
  if (options === 'countries') return <CountryField {...field} />
  if (options === 'levels') return <LevelsField {...field} label="levels.field" hint="levels.field_hint" />
  const input = <FieldInput {...({ ...field, kind } as ComponentProps<typeof FieldInput>)} />
  return kind === 'number' ? <div className={styles.short}>{input}</div> : input
}
