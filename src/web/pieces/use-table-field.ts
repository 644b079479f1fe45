import type { FieldRow } from '#contract/kit/field-table.ts'
import type { TextKey } from '#contract/texts.ts'
import type { FieldProps } from '#web/kit/form/field.tsx'
import type { Option } from '#web/kit/form/field-select.tsx'
import { useText } from '#web/kit/language/i18n.ts'

/** What one form says of some fields in place of the table's own words, and where its options come from. */
export type FieldWords<Name extends string> = {
  words?: { [Field in Name]?: { label?: TextKey; hint?: TextKey } }
  /** What stands beside a label. */
  note?: (field: Name) => TextKey | undefined
  /** Options whose names are no texts of `<group>.<field>_<option>`. */
  options?: { [Field in Name]?: Option[] }
  /** The reader writes of themselves: the browser may fill it in. */
  isOwn?: boolean
}

type TableFieldOf<Name extends string> = FieldWords<Name> & { group: string; name: Name; row: FieldRow }

/** What the input of a field shows beside its value, whatever its kind. */
export type TableField = FieldProps & { options: Option[]; rows?: number; autoComplete?: string }

export function useTableField<Name extends string>(field: TableFieldOf<Name>): TableField {
  const { group, name, row, words, note, options, isOwn } = field
  const t = useText()
  const said = words?.[name]
  const named = Array.isArray(row.options)
    ? row.options.map((value: string) => ({ value, label: t(`${group}.${name}_${value}` as TextKey) }))
    : []
  return {
    name,
    label: said?.label ?? (`${group}.${name}` as TextKey),
    hint: said?.hint ?? (row.hasHint && (`${group}.${name}_hint` as TextKey)),
    note: note?.(name),
    options: options?.[name] ?? named,
    rows: row.rows,
    autoComplete: isOwn ? row.autoComplete : undefined,
  }
}
