import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { z } from 'zod/mini'
import { errorText } from './form-problems.tsx'
import type { FormStore, Values } from './form-store.ts'

type FormState = {
  store: FormStore
  /** The schema of the endpoint's body. */
  body: z.ZodMiniType
  write: (name: string, value: unknown) => void
  /** Sets several values at once. */
  fill: (values: Values) => void
  /** Validates a field on blur. */
  validate: (name: string) => void
  /** Clears a field's error. */
  clearError: (name: string) => void
  /** Registers a field that has an input, so that its errors are shown there; returns how to unregister it. */
  register: (name: string) => () => void
}

export const FormContext = createContext<FormState | null>(null)
export const SendingContext = createContext(false)

/** The actions of the form around an input. Its values and errors are read by the hooks below. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('Inputs belong inside a <Form>.')
  return state
}

/** All values of the form. */
export function useFormValues(): Values {
  return useFormState().store.useValues()
}

/** The value at this path of the body. */
export function useFormValue(name: string): unknown {
  return useFormState().store.useValue(name)
}

/** A field's error. Reading it registers the field as the place where it is shown. */
export function useFormError(name: string): ReactNode {
  const { store, register } = useFormState()
  useEffect(() => register(name), [register, name])
  return errorText(store.useError(name))
}

/** Whether anything differs from what is saved. */
export function useIsChanged(): boolean {
  return useFormState().store.useIsDirty()
}

export function useIsSending(): boolean {
  return useContext(SendingContext)
}
