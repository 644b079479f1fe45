import { fullName } from '#kit/contract/values/full-name.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { statusUpgrades, type UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'
import { UpgradeReview, type UpgradeReviewProps } from './upgrade-review.tsx'

type ReviewDialogProps = { row: UpgradeRequest & Pick<UpgradeReviewProps, 'artist'>; onClose: () => void }

/** A request, to be decided without leaving the screen. */
export function ReviewDialog({ row, onClose }: ReviewDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const { artist, to_level } = row
  const { data, error, refetch } = useApi(statusUpgrades.ofArtist, { id: artist.id })
  const name = fullName(artist)
  return (
    <Dialog
      title={t('statusUpgrades.review_title', { name, level: inLanguage(to_level.name) })}
      width="wide"
      onClose={onClose}
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="14rem" />}
      {data && (
        <UpgradeReview
          artist={artist}
          request={data.data.requests.find(({ id }) => id === row.id) ?? row}
          standing={data.data}
          onDecided={onClose}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
