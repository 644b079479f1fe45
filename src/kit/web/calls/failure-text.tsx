import { useText } from '#kit/web/language/i18n.ts'
import type { ApiError } from './api-error.ts'

export type ShownFailure = Pick<ApiError, 'message'> & Partial<Pick<ApiError, 'reference'>>

/** What went wrong; where the fault is the portal's, with the number under which its log has it. A click selects all of that. */
export function FailureText({ error: { message, reference } }: { error: ShownFailure }) {
  const t = useText()
  return (
    <>
      {message}
      {reference && (
        <div>
          {t('app.reference')} <code style={{ userSelect: 'all' }}>{reference}</code>
        </div>
      )}
    </>
  )
}
