import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { FormInputs } from './form-inputs.ts'
import { errorText } from './form-problems.tsx'
import type { Values } from './form-store.ts'

export const FormContext = createContext<FormInputs | null>(null)
export const SendingContext = createContext(false)

/** The actions of the form around an input. Its values and errors are read by the hooks below. */
export function useFormState(): FormInputs {
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
