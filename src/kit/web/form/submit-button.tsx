import type { ComponentProps } from 'react'
import { Button } from '#kit/web/ui/button.tsx'
import { useIsSending } from './form-context.ts'

/** The submit button of the form around it. */
export function SubmitButton({ kind = 'primary', ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>) {
  return <Button kind={kind} {...rest} type="submit" isBusy={useIsSending()} />
}
