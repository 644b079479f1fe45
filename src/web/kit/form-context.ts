import type { UseFormReturnType } from '@mantine/form'
import { createContext, useContext } from 'react'
import type { z } from 'zod/mini'

type FormState = {
  form: UseFormReturnType<Record<string, unknown>>
  body: z.ZodMiniType
  isSending: boolean
  /** Says that a field has an input, so that its errors have a place. */
  register: (name: string) => void
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('Inputs belong inside a <Form>.')
  return state
}

/** What is typed at a place of the form now, for what depends on it. */
export function useFormValue(name: string): unknown {
  const { form } = useFormState()
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form.getValues())
}
