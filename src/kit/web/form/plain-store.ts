import { useState } from 'react'
import type { FormStore, Values } from './form-context.ts'
import type { Errors } from './form-problems.tsx'

/** Form state in React: small, but each keystroke re-renders the whole form. */
export function usePlainStore(
  untouched: Values,
  current: Values,
  onChange?: (values: Values, untouched: Values) => void,
): FormStore {
  const [start, setStart] = useState(untouched)
  const [values, setValues] = useState(current)
  const [errors, setErrors] = useState<Errors>({})
  return {
    useValue: (name) => valueAt(values, name),
    useValues: () => values,
    useError: (name) => errors[name],
    useIsDirty: () => values !== start && JSON.stringify(values) !== JSON.stringify(start),
    values: () => values,
    write(changes) {
      const next = Object.entries(changes).reduce<unknown>(
        (before, [name, value]) => withValueAt(before, name.split('.'), value),
        values,
      ) as Values
      setValues(next)
      onChange?.(next, start)
    },
    setErrors,
    setError: (name, error) => setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others)),
    markAsSaved: () => setStart(values),
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
