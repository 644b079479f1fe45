import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { ProArtist, ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { ArtistPapers } from '../page/artist-papers.tsx'
import { ArtistAnswers } from './artist-answers.tsx'

type CheckDialogProps = { row: ProArtistRow; onClose: () => void }

/** Somebody's papers, and the decision on them, without leaving the screen. */
export function CheckDialog({ row, onClose }: CheckDialogProps) {
  const t = useText()
  const { data, error, refetch } = useApi(artists.get, { id: row.id })
  return (
    <Dialog title={t('artists.check_title', { name: fullName(row) })} width="wide" onClose={onClose}>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="14rem" />}
      {data && <Papers artist={data.data} onClose={onClose} />}
    </Dialog>
  )
}

function Papers({ artist, onClose }: { artist: ProArtist; onClose: () => void }) {
  const t = useText()
  const [first] = useState(artist.invitation_status)
  const isDecided = artist.invitation_status !== first
  return (
    <Stack>
      {isDecided && <Notice tone="bad" title={t('artists.queue_done')} />}
      <ArtistPapers artist={artist} />
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('app.close')}
        </Button>
        <ArtistAnswers artist={artist} isConflict={isDecided} onMoved={onClose} />
      </DialogActions>
    </Stack>
  )
}
