import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { z } from 'zod/mini'
import { type Errors, errorText, type FieldError } from './form-problems.tsx'

export type Values = Record<string, unknown>

/** What keeps a form's state. The hooks draw their caller again when what they return changes. */
export type FormStore = {
  useValue: (name: string) => unknown
  useValues: () => Values
  useError: (name: string) => FieldError | undefined
  useIsDirty: () => boolean
  /** What the inputs hold now. */
  values: () => Values
  /** Puts values where their names say. */
  write: (changes: Values) => void
  /** Says these errors and no others. */
  setErrors: (errors: Errors) => void
  setError: (name: string, error: FieldError | undefined) => void
  /** What is typed now is what was there at first. */
  settle: () => void
}

type FormState = {
  store: FormStore
  /** The schema of what is sent. */
  body: z.ZodMiniType
  write: (name: string, value: unknown) => void
  /** Puts values into several inputs at once. */
  fill: (values: Values) => void
  /** Checks a field that the reader has left. */
  leave: (name: string) => void
  /** What was said of a field no longer holds. */
  forgive: (name: string) => void
  /** Says that a field has an input, so that its errors have a place; returns how to take that back. */
  place: (name: string) => () => void
}

export const FormContext = createContext<FormState | null>(null)
export const SendingContext = createContext(false)

/** The form around an input: what to do with it. What it holds is asked for below, each thing by itself. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('Inputs belong inside a <Form>.')
  return state
}

/** All that the inputs of the form hold. */
export function useFormValues(): Values {
  return useFormState().store.useValues()
}

/** What is held at this place of the body. */
export function useFormValue(name: string): unknown {
  return useFormState().store.useValue(name)
}

/** What is wrong with a field, for whoever shows it there. */
export function useFormError(name: string): ReactNode {
  const { store, place } = useFormState()
  useEffect(() => place(name), [place, name])
  return errorText(store.useError(name))
}

export function useIsSending(): boolean {
  return useContext(SendingContext)
}
