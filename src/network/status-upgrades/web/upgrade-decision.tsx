import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { UpgradeReview } from './upgrade-review.tsx'

/** The open request of an artist for a higher level. */
export function UpgradeDecision({ id, person, onDecided }: DecisionProps) {
  return (
    <Record endpoint={statusUpgrades.ofArtist} input={{ id }} missing={false} loading={<Skeleton height="14rem" />}>
      {(standing) => {
        // Also one that somebody else has decided on meanwhile.
        const request = openRequest(standing) ?? standing.requests[0]
        return (
          request &&
          person && (
            <Panel>
              <UpgradeReview artist={{ id, ...person }} request={request} standing={standing} onDecided={onDecided} />
            </Panel>
          )
        )
      }}
    </Record>
  )
}
