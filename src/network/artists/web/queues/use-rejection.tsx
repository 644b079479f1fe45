import { Suspense, useCallback, useState } from 'react'
import { toastError } from '#kit/web/overlay/toast.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'

const RejectDialog = lazyPart(() => import('../steps/reject-dialog.tsx'), 'RejectDialog')

/** The dialog of rejecting: of the list and not of its row, which disappears as soon as somebody else decides. */
export function useRejection() {
  const [rejected, setRejected] = useState<ProArtistRow | null>(null)
  const close = useCallback(() => setRejected(null), [])
  const dialog = (
    <Suspense>
      {rejected && (
        <RejectDialog
          artist={rejected}
          isConflict={false}
          mayStill
          onMoved={close}
          onRefused={toastError}
          onClose={close}
        />
      )}
    </Suspense>
  )
  return { reject: setRejected, dialog }
}
