import { useState } from 'react'
import { fillPath, type Input } from '#kit/contract/endpoint.ts'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { IconFileZip } from '~icons'

type BundleInput = Input<typeof certificates.bundle>

/** The files of all certificates that are selected, prepared while the reader may do something else. */
export function BundleButton({ of }: { of: BundleInput }) {
  const t = useText()
  const [id, setId] = useState<number | null>(null)
  const ask = useSend(certificates.bundle, { onSent: ({ data }) => setId(data.id) })
  return (
    <>
      <Button icon={<IconFileZip size={18} aria-hidden="true" />} isBusy={ask.isPending} onClick={() => ask.send(of)}>
        {t('certificates.bundle')}
      </Button>
      {id !== null && <BundleDialog id={id} onClose={() => setId(null)} />}
    </>
  )
}

function BundleDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const [isReady, setReady] = useState(false)
  const { data } = useApi(certificates.bundleProgress, { id }, { every: isReady ? undefined : 700 })
  const { printed = 0, total = 0 } = data?.data ?? {}
  if (!isReady && total > 0 && printed >= total) setReady(true)
  return (
    <Dialog title={t('certificates.bundle')} onClose={onClose}>
      <Stack>
        <div role="status">
          {isReady ? (
            <Text>{t('certificates.bundle_ready', { count: total })}</Text>
          ) : (
            <Text tone="soft">{t('certificates.bundle_text')}</Text>
          )}
        </div>
        <Progress
          share={total > 0 ? Math.min(1, printed / total) : 0}
          label={t('certificates.bundle_progress', { printed, total })}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
          {isReady && (
            <a {...buttonVariant({ kind: 'primary' })} href={fillPath(certificates.zip.path, { id })} download>
              {t('certificates.bundle_save')}
            </a>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
