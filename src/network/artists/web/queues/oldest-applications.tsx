import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { oldestIn, useWaitingNote, wayFromQueue } from './oldest-artists.ts'
import { RowAnswers } from './row-answers.tsx'
import { useRejection } from './use-rejection.tsx'

/** Who applied, and the two answers that there are. */
export function OldestApplications() {
  const noteOf = useWaitingNote()
  const { reject, dialog } = useRejection()
  return (
    <>
      <OldestRows endpoint={artists.list} input={oldestIn('INVITATION', invitationStatus.APPLIED)}>
        {(row) => (
          <OldestRow
            key={row.id}
            person={row}
            {...wayFromQueue(row, 'invitations')}
            note={noteOf(row)}
            since={row.status_changed_at}
          >
            <RowAnswers row={row} onReject={reject} />
          </OldestRow>
        )}
      </OldestRows>
      {dialog}
    </>
  )
}
