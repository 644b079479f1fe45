import type { ReactNode } from 'react'
import { fieldId } from '#kit/web/form/fields/field-focus.ts'
import { useFormError, useFormState } from '#kit/web/form/form-context.ts'
import { Text } from '#kit/web/ui/layout.tsx'

type FileProblemProps = { name: 'avatar' | 'documents'; children: ReactNode }

/** Shows the server's errors about files, which are uploaded by calls of their own, when the form is sent. */
export function FileProblem({ name, children }: FileProblemProps) {
  const problem = useFormError(name)
  return (
    <div id={fieldId(name)} data-wrong={problem ? true : undefined}>
      {children}
      {problem && (
        <Text role="alert" tone="brick" size="sm">
          {problem}
        </Text>
      )}
    </div>
  )
}

/** Once a file has arrived, the error about its absence is removed. */
export function useFileArrived(name: FileProblemProps['name']) {
  const { clearError } = useFormState()
  return () => clearError(name)
}
