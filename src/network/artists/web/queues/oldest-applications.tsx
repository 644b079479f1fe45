import { Suspense, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { toastError } from '#kit/web/overlay/toast.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { availableSteps, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { StepButton } from '../steps/step-button.tsx'
import { oldestIn, useWaitingNote, wayFromQueue } from './oldest-artists.ts'

const RejectDialog = lazyPart(() => import('../steps/reject-dialog.tsx'), 'RejectDialog')

const { APPLIED, ACCEPTED } = invitationStatus

/** Who applied, and the two answers that there are. */
export function OldestApplications() {
  const t = useText()
  const user = useUser()
  const noteOf = useWaitingNote()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
  const [rejected, setRejected] = useState<ProArtistRow | null>(null)
  const close = () => setRejected(null)
  return (
    <>
      <OldestRows endpoint={artists.list} input={oldestIn('INVITATION', APPLIED)}>
        {(row) => {
          const steps = availableSteps(user, row)
          return (
            <OldestRow
              key={row.id}
              person={row}
              {...wayFromQueue(row, 'invitations')}
              note={noteOf(row)}
              since={row.status_changed_at}
            >
              {steps.includes('accept') && <StepButton artist={row} to={ACCEPTED} size="sm" />}
              {steps.includes('reject') && (
                <Button size="sm" kind="quiet" aria-haspopup="dialog" onClick={() => setRejected(row)}>
                  {t('artists.step_reject')}
                </Button>
              )}
            </OldestRow>
          )
        }}
      </OldestRows>
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
    </>
  )
}
