import { useEffect, useEffectEvent, useMemo } from 'react'
import { get, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import type { Errors, FieldError } from './form-problems.tsx'

export type Values = Record<string, unknown>
export type FormStore = ReturnType<typeof storeOf>

/**
 * Form state in React Hook Form, with a subscription for each field: a component re-renders only when its own value or error changes.
 * The contract's schema validates, so the library validates nothing.
 */
export function useFormStore(
  untouched: Values,
  current: Values,
  onChange: (values: Values, untouched: Values) => void,
): FormStore {
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

/** The hooks re-render their caller when what they return changes. */
function storeOf(form: UseFormReturn<Values>) {
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
    useValue: (name: string): unknown => useWatch({ control, name, exact: true }),
    useValues: (): Values => useWatch({ control }),
    useError(name: string) {
      const path = pathOf(name)
      const { errors } = useFormState({ control, name: path, exact: true })
      return (get(errors, path) as { error?: FieldError } | undefined)?.error
    },
    useIsDirty: (): boolean => useFormState({ control }).isDirty,
    /** The current values. */
    values: (): Values => getValues(),
    /** Sets values by their paths. */
    write(changes: Values) {
      for (const [name, value] of Object.entries(changes)) setValue(name, value, { shouldDirty: true })
    },
    /** Replaces all errors. */
    setErrors(errors: Errors) {
      clearErrors()
      // Errors of entries before that of their list: only then does the library move them along with the entries.
      const deepest = Object.entries(errors).sort(([one], [other]) => other.length - one.length)
      for (const [name, error] of deepest) setError(name, error)
    },
    setError: (name: string, error: FieldError | undefined) =>
      void (error ? setError(name, error) : clearError(pathOf(name))),
    /** Makes the current values the initial ones. */
    markAsSaved: () => resetDefaultValues(getValues()),
  }
}
