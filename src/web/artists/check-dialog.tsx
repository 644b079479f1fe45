import { useState } from 'react'
import { availableSteps, officeSteps } from '#contract/applications/applications.flow.ts'
import type { ProArtist, ProArtistRow } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toastError } from '#web/kit/overlay/toast.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ArtistPapers } from './artist-papers.tsx'
import { MissingDataDialog } from './missing-data-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StepButton } from './step-button.tsx'
import type { WordStep } from './step-props.ts'
import { nameOf } from './word-dialog.tsx'

type CheckDialogProps = { row: ProArtistRow; onClose: () => void }

/** Somebody's papers, and the decision on them, without leaving the screen. */
export function CheckDialog({ row, onClose }: CheckDialogProps) {
  const t = useText()
  const { data, error, refetch } = useApi(artists.get, { id: row.id })
  return (
    <Dialog title={t('artists.check_title', { name: nameOf(row) })} width="wide" onClose={onClose}>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="14rem" />}
      {data && <Papers artist={data.data} onClose={onClose} />}
    </Dialog>
  )
}

function Papers({ artist, onClose }: { artist: ProArtist; onClose: () => void }) {
  const t = useText()
  const steps = availableSteps(useUser(), artist)
  const [first] = useState(artist.invitation_status)
  const [dialog, setDialog] = useState<WordStep | null>(null)
  const isDecided = artist.invitation_status !== first
  const words = {
    artist,
    isConflict: isDecided,
    mayStill: dialog !== null && steps.includes(dialog),
    onMoved: onClose,
    onRefused: toastError,
    onClose: () => setDialog(null),
  }
  return (
    <Stack>
      {isDecided && <Notice tone="bad" title={t('artists.queue_done')} />}
      <ArtistPapers artist={artist} />
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('app.close')}
        </Button>
        {steps.toReversed().map((step) =>
          step === 'accept' || step === 'complete' ? (
            <StepButton key={step} kind="primary" artist={artist} to={officeSteps[step].to} onMoved={onClose} />
          ) : (
            <Button key={step} kind={step === 'reject' ? 'danger' : 'plain'} onClick={() => setDialog(step)}>
              {t(`artists.step_${step}`)}
            </Button>
          ),
        )}
      </DialogActions>
      {dialog === 'reject' && <RejectDialog {...words} />}
      {dialog === 'requestMissingData' && <MissingDataDialog {...words} />}
    </Stack>
  )
}
