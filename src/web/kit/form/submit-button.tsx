import type { ComponentProps } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { useFormState } from './form-context.ts'

/** Sends the form that it stands in. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>) {
  const { isSending } = useFormState()
  return <Button kind="primary" {...props} type="submit" isBusy={isSending} />
}
