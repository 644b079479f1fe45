import { useState } from 'react'

export type Values = Record<string, unknown>

/** What the inputs hold, `current` to begin with, against what they would hold untouched. */
export function useFormValues(
  untouched: Values,
  current: Values,
  onChange: (values: Values, untouched: Values) => void,
) {
  const [start, setStart] = useState(untouched)
  const [values, setValues] = useState(current)

  function change(next: Values) {
    setValues(next)
    onChange(next, start)
  }

  return {
    values,
    isDirty: values !== start && JSON.stringify(values) !== JSON.stringify(start),
    read: (name: string) => valueAt(values, name),
    write: (name: string, value: unknown) => change(withValueAt(values, name.split('.'), value) as Values),
    fill: (more: Values) => change({ ...values, ...more }),
    /** What is typed now is what was there at first. */
    settle: () => setStart(values),
  }
}

function valueAt(values: unknown, name: string): unknown {
  return name.split('.').reduce((value, key) => (value as Values | null | undefined)?.[key], values)
}

function withValueAt(values: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const inside = withValueAt((values as Values | null | undefined)?.[key], rest, value)
  return Array.isArray(values) ? values.with(Number(key), inside) : { ...(values as Values), [key]: inside }
}
