import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { FailureText, type ShownFailure } from './failure-text.tsx'

/** An error of loading, with a button to retry. */
export function ErrorPanel({ error, onRetry }: { error: ShownFailure; onRetry: () => void }) {
  const t = useText()
  return (
    <Notice
      tone="bad"
      title={t('app.not_loaded')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('app.try_again')}
        </Button>
      }
    >
      <FailureText error={error} />
    </Notice>
  )
}
