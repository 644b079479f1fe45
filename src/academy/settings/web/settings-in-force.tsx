import type { ReactNode } from 'react'
import { type Settings, settings } from '#academy/settings/contract/settings.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'

/** What the academy decided, once it is known. */
export function SettingsInForce({ children }: { children: (known: Settings) => ReactNode }) {
  const t = useText()
  const { data, error, refetch } = useApi(settings.get, {})
  if (data) return children(data)
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return (
    <div role="status">
      <span className="sr-only">{t('app.loading')}</span>
      <Stack>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </Stack>
    </div>
  )
}
