import type { ComponentProps, ComponentType } from 'react'
import type { FieldRow } from '#kit/contract/field-table.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { FieldProps } from '#kit/web/form/fields/field.tsx'
import { FieldInput } from '#kit/web/form/fields/field-input.tsx'
import type { Option } from '#kit/web/form/fields/field-select.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { ShortField } from '#kit/web/ui/inputs/short-field.tsx'
import { Columns, Stack } from '#kit/web/ui/layout.tsx'

export type FieldInputsProps<Name extends string> = {
  of: { group: string; rows: { [Field in Name]: FieldRow } }
  names: readonly Name[]
  /** Texts of this form in place of the table's own. */
  words?: { [Field in Name]?: { label?: TextKey; hint?: TextKey } }
  /** A badge next to a label. */
  note?: (field: Name) => TextKey | undefined
  /** Options whose names are no texts of `<group>.<field>_<option>`. */
  options?: { [Field in Name]?: Option[] }
  /** Of fields whose options are a list that the portal keeps: its input, by the list's name. */
  listInputs?: Readonly<Record<string, ComponentType<FieldProps>>>
  /** The reader writes of themselves: the browser may fill it in. */
  isOwn?: boolean
}

/** The inputs of some fields of a table, section by section: short ones that follow each other side by side, others one below the other. */
export function FieldInputs<Name extends string>({ of: { group, rows }, names, ...props }: FieldInputsProps<Name>) {
  const input = (name: Name) => <TableInput key={name} group={group} name={name} row={rows[name]} {...props} />
  const sections = [...new Set(names.map((name) => rows[name].section))]
  return sections.map((section) => (
    <Stack key={section}>
      {runsOf(names.filter((name) => rows[name].section === section).map((name) => ({ name, row: rows[name] }))).map(
        (run) =>
          run.length === 1 ? (
            run.map(({ name }) => input(name))
          ) : (
            <Columns key={run[0]?.name} column={run.every(({ row }) => isAmount(row)) ? '10rem' : undefined}>
              {run.map(({ name }) => input(name))}
            </Columns>
          ),
      )}
    </Stack>
  ))
}

/** Short fields that follow each other, together; every other one by itself. */
function runsOf<Field extends { row: FieldRow }>(fields: Field[]): Field[][] {
  const runs: Field[][] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (isShort(field.row) && last?.every(({ row }) => isShort(row))) last.push(field)
    else runs.push([field])
  }
  return runs
}

const shortInputs: FieldRow['input'][] = ['text', 'email', 'tel', 'url', 'date', 'select']
const isAmount = ({ input }: FieldRow) => input === 'number' || input === 'money'
const isShort = (row: FieldRow) => shortInputs.includes(row.input) || isAmount(row)

type TableInputProps<Name extends string> = Omit<FieldInputsProps<Name>, 'of' | 'names'> & {
  group: string
  name: Name
  row: FieldRow
}

function TableInput<Name extends string>(props: TableInputProps<Name>) {
  const { group, name, row, words, note, options, listInputs, isOwn } = props
  const t = useText()
  const labels = words?.[name]
  const field: FieldProps = {
    name,
    label: labels?.label ?? (`${group}.${name}` as TextKey),
    hint: labels?.hint ?? (row.hasHint && (`${group}.${name}_hint` as TextKey)),
    note: note?.(name),
  }
  const ListInput = typeof row.options === 'string' ? listInputs?.[row.options] : undefined
  if (ListInput) return <ListInput {...field} />
  const named = Array.isArray(row.options)
    ? row.options.map((value: string) => ({ value, label: t(`${group}.${name}_${value}` as TextKey) }))
    : undefined
  const input = {
    ...{ ...field, kind: row.input, rows: row.rows, isVerbatim: row.isVerbatim, options: options?.[name] ?? named },
    autoComplete: isOwn ? row.autoComplete : undefined,
  } as ComponentProps<typeof FieldInput>
  return isAmount(row) ? (
    <ShortField>
      <FieldInput {...input} />
    </ShortField>
  ) : (
    <FieldInput {...input} />
  )
}
