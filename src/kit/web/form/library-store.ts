import { useEffect, useEffectEvent, useMemo } from 'react'
import { type Control, get, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import type { FormStore, Values } from './form-context.ts'
import type { FieldError } from './form-problems.tsx'

export type LibraryStore = FormStore & { control: Control<Values> }

/**
 * Form state in React Hook Form, with a subscription for each field: a component re-renders only when its own value or error changes.
 * The contract's schema validates, so the library validates nothing.
 */
export function useLibraryStore(
  untouched: Values,
  current: Values,
  onChange: (values: Values, untouched: Values) => void,
): LibraryStore {
  const form = useForm<Values>({ defaultValues: current })
  const changed = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form mounts.
  useEffect(() => {
    // Values restored from a draft count as typed.
    if (current !== untouched) form.resetDefaultValues(untouched)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => changed(values, defaultValues as Values),
    })
  }, [form])
  return useMemo(() => storeOf(form), [form])
}

function storeOf(form: UseFormReturn<Values>): LibraryStore {
  const { control, getValues, setValue, getFieldState, clearErrors, resetDefaultValues } = form
  /**
   * The library stores a list's own error under `root`, next to the errors of its entries; an error of the whole form
   * likewise.
   */
  const pathOf = (name: string) => {
    if (name === '') return 'root'
    return Array.isArray(getValues(name)) ? `${name}.root` : name
  }
  const setError = (name: string, error: FieldError) => form.setError(pathOf(name), { type: 'custom', error } as object)
  const clearError = (path: string) => getFieldState(path).error && clearErrors(path)
  return {
    control,
    useValue: (name) => useWatch({ control, name, exact: true }),
    useValues: () => useWatch({ control }),
    useError(name) {
      const path = pathOf(name)
      const { errors } = useFormState({ control, name: path, exact: true })
      return (get(errors, path) as { error?: FieldError } | undefined)?.error
    },
    useIsDirty: () => useFormState({ control }).isDirty,
    values: () => getValues(),
    write(changes) {
      for (const [name, value] of Object.entries(changes)) setValue(name, value, { shouldDirty: true })
    },
    setErrors(errors) {
      clearErrors()
      // Errors of entries before that of their list: only then does the library move them along with the entries.
      const deepest = Object.entries(errors).sort(([one], [other]) => other.length - one.length)
      for (const [name, error] of deepest) setError(name, error)
    },
    setError: (name, error) => void (error ? setError(name, error) : clearError(pathOf(name))),
    markAsSaved: () => resetDefaultValues(getValues()),
  }
}
