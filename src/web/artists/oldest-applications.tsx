import { lazy, Suspense, useState } from 'react'
import { availableSteps, invitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toastError } from '#web/kit/overlay/toast.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { OldestRow, OldestRows } from '#web/pieces/oldest-rows.tsx'
import { oldestIn, useWaitingNote, wayFromQueue } from './oldest-artists.ts'
import { StepButton } from './step-button.tsx'

const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }))

const { APPLIED, ACCEPTED } = invitationStatus

/** Who applied, and the two answers that there are. */
export function OldestApplications() {
  const t = useText()
  const user = useUser()
  const noteOf = useWaitingNote()
  // Kept here and not in its row, which goes as soon as somebody else decides.
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
