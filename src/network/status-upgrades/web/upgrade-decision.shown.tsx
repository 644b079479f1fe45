import { Suspense, useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import type { UpgradeReviewProps } from './upgrade-review.tsx'

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'), 'ReviewDialog')

type OfArtist = Pick<UpgradeReviewProps, 'artist'>

/**
 * The decision on a requested level, on any screen about an artist. It stays open if somebody else decides meanwhile.
 */
export function UpgradeDecision({ artist, isWaiting }: OfArtist & { isWaiting: boolean }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isWaiting && (
        <Button kind="primary" isWide aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('statusUpgrades.review_request')}
        </Button>
      )}
      {isOpen && <Review artist={artist} onClose={() => setOpen(false)} />}
    </>
  )
}

function Review({ artist, onClose }: OfArtist & { onClose: () => void }) {
  const { data } = useApi(statusUpgrades.ofArtist, { id: artist.id })
  // Also once somebody else has decided on it: the dialog shows that.
  const [first, setFirst] = useState(data && openRequest(data.data))
  const request = first ?? (data && openRequest(data.data))
  if (request && !first) setFirst(request)
  return <Suspense>{request && <ReviewDialog row={{ ...request, artist }} onClose={onClose} />}</Suspense>
}
