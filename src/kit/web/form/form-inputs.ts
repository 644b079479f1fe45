import type { z } from 'zod/mini'
import { validate } from '#kit/contract/validation.ts'
import { afterPointerUp } from './after-pointer-up.ts'
import { byField, type Errors, problemsByField } from './form-problems.tsx'
import type { FormStore } from './form-store.ts'

export type FormInputs = ReturnType<typeof formInputs>

/** What the inputs of a form share: its values, the schema of the endpoint's body, and where errors are shown. */
export function formInputs(body: z.ZodMiniType, store: FormStore) {
  const names = new Set<string>()
  const findErrors = () => problemsByField(validate(body, store.values()))
  const place = (errors: Errors) => byField(errors, names)
  return {
    store,
    body,
    write(name: string, value: unknown) {
      store.write({ [name]: value })
      store.setError(name, undefined)
    },
    /** Sets several values at once. */
    fill: store.write,
    /** Validates a field on blur. */
    validate: (name: string) => afterPointerUp(() => store.setError(name, place(findErrors())[name])),
    clearError: (name: string) => store.setError(name, undefined),
    /** Registers a field that has an input, so that its errors are shown there; returns how to unregister it. */
    register(name: string) {
      names.add(name)
      return () => void names.delete(name)
    },
    /** What the schema finds wrong in the current values. */
    findErrors,
    /** Shows these errors instead of others, each at its input; returns at how many. */
    showErrors(errors: Errors): number {
      const placed = place(errors)
      store.setErrors(placed)
      return Object.keys(placed).length
    },
  }
}
