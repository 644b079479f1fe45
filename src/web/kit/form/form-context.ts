import { createContext, type ReactNode, useContext } from 'react'
import type { z } from 'zod/mini'
import type { Values } from './form-values.ts'

type FormState = {
  values: Values
  read: (name: string) => unknown
  write: (name: string, value: unknown) => void
  /** Puts values into several inputs at once. */
  fill: (values: Values) => void
  errorOf: (name: string) => ReactNode
  /** Checks a field that the reader has left. */
  leave: (name: string) => void
  /** What was said of a field no longer holds. */
  forgive: (name: string) => void
  body: z.ZodMiniType
  isSending: boolean
  /** Says that a field has an input, so that its errors have a place. */
  register: (name: string) => void
}

export const FormContext = createContext<FormState | null>(null)

/** The form around an input. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('Inputs belong inside a <Form>.')
  return state
}
