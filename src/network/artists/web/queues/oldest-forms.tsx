import { Suspense, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { oldestIn, useWaitingNote, wayFromQueue } from './oldest-artists.ts'

const CheckDialog = lazyPart(() => import('./check-dialog.tsx'), 'CheckDialog')

/** The data forms that wait for a check. Nobody is approved without one: the decision is below the data. */
export function OldestForms() {
  const t = useText()
  const noteOf = useWaitingNote()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
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
