import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { TrainingSteps } from '#teaching/trainings/web/training-steps.tsx'

/** Whose trainings wait longest, and the two answers that there are. */
export function OldestTrainings() {
  const inLanguage = useBilingual()
  return (
    <OldestRows endpoint={trainings.list} input={{ scope: 'verification', sortBy: 'state_changed_at', total: 'later' }}>
      {(row) => (
        <OldestRow
          key={row.id}
          person={row.artist ?? { first_name: row.artist_name, last_name: '', avatar_url: null }}
          to={`/training/${row.id}`}
          note={inLanguage(row.title)}
          since={row.state_changed_at}
        >
          <TrainingSteps training={row} size="sm" />
        </OldestRow>
      )}
    </OldestRows>
  )
}
