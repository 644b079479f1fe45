import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { FailureText, type ShownFailure } from './failure-text.tsx'

/** Why the last call of a dialog was refused, if it was: a toast would be behind the dialog, where nothing can be pressed. */
export function FailureNotice({ error }: { error: ShownFailure | null }) {
  if (!error) return null
  return (
    <Notice tone="bad">
      <FailureText error={error} />
    </Notice>
  )
}
