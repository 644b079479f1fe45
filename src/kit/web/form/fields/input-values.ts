import type { z } from 'zod/mini'
import type { FieldRow } from '#kit/contract/field-table.ts'
import { typedTexts } from '#kit/contract/texts/text.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Blank } from '../form-props.ts'

/** The initial input values of a table's fields: the stored values, or blank. */
export function inputValues<Rows extends Record<string, FieldRow>, Name extends keyof Rows & string>(
  { rows }: { rows: Rows },
  names: readonly Name[],
  stored: { readonly [name: string]: unknown } = {},
) {
  return Object.fromEntries(names.map((name) => [name, inputValue(rows[name], stored[name])])) as {
    [Field in Name]: Blank<z.input<Rows[Field]['schema']>>
  }
}

/** Converts a stored value to its input's format. */
function inputValue(row: FieldRow | undefined, value: unknown): unknown {
  if (row?.input.startsWith('bilingual')) return typedTexts(value ?? {})
  if (row?.input === 'money') return value ?? { amount: '', currency }
  if (row?.input === 'choices') return ((value ?? []) as unknown[]).map(String)
  if (row?.input === 'select') return value ?? null
  return value ?? (row?.input === 'switch' ? false : '')
}
