import type { ReactNode } from 'react'
import { type Settings, settings } from '#contract/settings/settings.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Stack } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'

/** What the academy decided, once it is known. */
export function SettingsInForce({ children }: { children: (known: Settings) => ReactNode }) {
  const t = useText()
  const { data, error, refetch } = useApi(settings.get, {})
  if (data) return children(data)
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return (
    <div role="status">
      <span className="only-heard">{t('app.loading')}</span>
      <Stack>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </Stack>
    </div>
  )
}
