import { lazy, Suspense, useState } from 'react'
import { type QueuedUpgrade, statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { OldestRow, OldestRows } from '#web/pieces/oldest-rows.tsx'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

/** Who asks for a higher level. */
export function OldestUpgrades() {
  const t = useText()
  const inLanguage = useBilingual()
  // Kept here and not in its row, which goes as soon as somebody else decides.
  const [reviewed, setReviewed] = useState<QueuedUpgrade | null>(null)
  return (
    <>
      <OldestRows endpoint={statusUpgrades.list} input={{ sortBy: 'requested_at' }}>
        {(row) => (
          <OldestRow
            key={row.id}
            person={row.artist}
            to={`/proartist/${row.artist.id}`}
            search={{ from: '/proartist/status-upgrade' }}
            note={inLanguage(row.to_level.name)}
            since={row.requested_at}
          >
            <Button size="sm" aria-haspopup="dialog" onClick={() => setReviewed(row)}>
              {t('statusUpgrades.review')}
            </Button>
          </OldestRow>
        )}
      </OldestRows>
      <Suspense>{reviewed && <ReviewDialog row={reviewed} onClose={() => setReviewed(null)} />}</Suspense>
    </>
  )
}
