import { useEffect, useRef, useState } from 'react'
import type { Endpoint, Input } from '#contract/kit/endpoint.ts'
import { allRows } from '#contract/kit/list.ts'
import { download } from '#web/kit/calls/api-download.ts'
import { type ApiError, asApiError } from '#web/kit/calls/api-error.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'

export type ExportProps = { endpoint: Endpoint; input: object }

/** Shows the progress of a download, and lets the reader cancel it. */
export function ExportDialog({ endpoint, input, onClose }: ExportProps & { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const [share, setShare] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)
  const [attempt, setAttempt] = useState(0)
  const close = useRef(onClose)
  close.current = onClose
  const wanted = JSON.stringify(input)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a download of its own.
  useEffect(() => {
    const stop = new AbortController()
    setError(null)
    download(endpoint, { ...JSON.parse(wanted), page: 1, itemsPerPage: allRows } as Input<Endpoint>, {
      signal: stop.signal,
      onProgress: setShare,
    }).then(
      ({ name, total }) => {
        toast(t('app.export_done', { name, count: total, total: format.number(total) }))
        close.current()
      },
      (reason) => {
        if (!stop.signal.aborted) setError(asApiError(reason))
      },
    )
    return () => stop.abort()
  }, [endpoint, wanted, attempt])

  return (
    <Dialog title={t('app.export')} onClose={onClose}>
      <Stack>
        {error ? (
          <ErrorPanel error={error} onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <>
            <Text tone="soft">{t('app.export_text')}</Text>
            <Progress share={share} label={t('app.export')} />
          </>
        )}
        <Row justify="end">
          <Button onClick={onClose}>{t(error ? 'app.close' : 'app.cancel')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
