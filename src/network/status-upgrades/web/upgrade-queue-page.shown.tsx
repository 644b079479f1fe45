import { useState } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Filter } from '#kit/web/list/list-column.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { type QueuedUpgrade, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { useQueueBulk } from './queue-bulk.ts'
import { useQueueColumns } from './queue-columns.tsx'
import { ReviewDialog } from './review-dialog.tsx'

type UpgradeQueuePageProps = {
  filters: Filter[]
  /** The call that counts the choices of these filters. */
  counts: { endpoint: Endpoint; input: object }
  link: (row: QueuedUpgrade) => string
}

/** Requests for a higher level, the longest waiting first. */
export function UpgradeQueuePage({ filters, counts, link }: UpgradeQueuePageProps) {
  const t = useText()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
  const [reviewed, setReviewed] = useState<QueuedUpgrade | null>(null)
  const columns = useQueueColumns(setReviewed)
  const actions = useQueueBulk()
  return (
    <Page title={t('statusUpgrades.queue_title')} intro={t('statusUpgrades.queue_intro')}>
      <List
        hasViews
        endpoint={statusUpgrades.list}
        label={t('statusUpgrades.queue_title')}
        link={link}
        sortBy="requested_at"
        columns={columns}
        filters={filters}
        counts={counts}
        actions={actions}
        nameOf={({ artist }) => fullName(artist)}
        picked={statusUpgrades.picked}
        exported={{ all: statusUpgrades.export, picked: statusUpgrades.exportPicked }}
        empty={
          <EmptyState
            drawing="upgrades"
            title={t('statusUpgrades.queue_empty')}
            text={t('statusUpgrades.queue_empty_text')}
          />
        }
      />
      {reviewed && <ReviewDialog row={reviewed} onClose={() => setReviewed(null)} />}
    </Page>
  )
}
