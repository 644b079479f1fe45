import { Suspense, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { type QueuedUpgrade, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'), 'ReviewDialog')

/** The open requests for a higher level. */
export function OldestUpgrades() {
  const t = useText()
  const inLanguage = useBilingual()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
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
