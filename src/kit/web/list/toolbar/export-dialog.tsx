import { useEffect, useRef, useState } from 'react'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { allRows } from '#kit/contract/list.ts'
import { download } from '#kit/web/calls/api-download.ts'
import { type ApiError, asApiError } from '#kit/web/calls/api-error.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'

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
