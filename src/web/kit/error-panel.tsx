import type { ApiError } from './api-error.ts'
import { useText } from './i18n.ts'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/notice.tsx'

/** What could not be had, and another try. */
export function ErrorPanel({ error, onRetry }: { error: Pick<ApiError, 'message'>; onRetry: () => void }) {
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
      {error.message}
    </Notice>
  )
}
