import { lazy, Suspense, useState } from 'react'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { OldestRow, OldestRows } from '#web/pieces/oldest-rows.tsx'
import { oldestIn, useWaitingNote, wayFromQueue } from './oldest-artists.ts'

const CheckDialog = lazy(async () => ({ default: (await import('./check-dialog.tsx')).CheckDialog }))

/** Whose data wait to be checked. Nobody is approved unseen: the decision stands below the papers. */
export function OldestForms() {
  const t = useText()
  const noteOf = useWaitingNote()
  // Kept here and not in its row, which goes as soon as somebody else decides.
  const [checked, setChecked] = useState<ProArtistRow | null>(null)
  return (
    <>
      <OldestRows endpoint={artists.list} input={oldestIn('VERIFICATION', invitationStatus.TO_VERIFY)}>
        {(row) => (
          <OldestRow
            key={row.id}
            person={row}
            {...wayFromQueue(row, 'verification')}
            note={noteOf(row)}
            since={row.status_changed_at}
          >
            <Button size="sm" aria-haspopup="dialog" onClick={() => setChecked(row)}>
              {t('artists.check')}
            </Button>
          </OldestRow>
        )}
      </OldestRows>
      <Suspense>{checked && <CheckDialog row={checked} onClose={() => setChecked(null)} />}</Suspense>
    </>
  )
}
