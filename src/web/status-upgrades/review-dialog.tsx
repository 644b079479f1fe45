import { statusUpgrades, type UpgradeRequest } from '#contract/status-upgrades/status-upgrades.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { UpgradeReview, type UpgradeReviewProps } from './upgrade-review.tsx'

type ReviewDialogProps = { row: UpgradeRequest & Pick<UpgradeReviewProps, 'artist'>; onClose: () => void }

/** A request, to be decided without leaving the screen. */
export function ReviewDialog({ row, onClose }: ReviewDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const { artist, to_level } = row
  const { data, error, refetch } = useApi(statusUpgrades.ofArtist, { id: artist.id })
  const name = `${artist.first_name} ${artist.last_name}`
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
