import type { z } from 'zod/mini'
import type { FieldRow } from '#contract/kit/field-table.ts'
import { languages } from '#contract/kit/text.ts'
import type { Blank } from './form-body.tsx'

/** Of a table's fields, what their inputs show: what is stored, or blank. */
export function inputValues<Rows extends Record<string, FieldRow>, Name extends keyof Rows & string>(
  { rows }: { rows: Rows },
  names: readonly Name[],
  stored: { readonly [name: string]: unknown } = {},
) {
  return Object.fromEntries(names.map((name) => [name, inputValue(rows[name], stored[name])])) as {
    [Field in Name]: Blank<z.input<Rows[Field]['schema']>>
  }
}

/** A stored value, as its input shows it. */
function inputValue(row: FieldRow | undefined, value: unknown): unknown {
  if (row?.input.startsWith('bilingual')) {
    const said = (value ?? {}) as Record<string, string | null>
    return Object.fromEntries(languages.map((language) => [language, said[language] ?? '']))
  }
  if (row?.input === 'choices') return ((value ?? []) as unknown[]).map(String)
  if (row?.input === 'select') return value ?? null
  return value ?? (row?.input === 'switch' ? false : '')
}
