import { useApi } from '#kit/web/calls/query.ts'
import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { ConsentPanel } from '#reputation/portfolio/web/consent-panel.shown.tsx'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { AlikePictures } from './alike-pictures.tsx'
import { Decisions } from './decisions.tsx'
import { ModeratedPictures } from './moderated-pictures.tsx'
import { WorkFacts } from './work-facts.tsx'

/** A work that waits for approval: its pictures first, then what is known of them. */
export function WorkDecision({ id, onDecided }: DecisionProps) {
  const loading = <Skeleton height="24rem" />
  // Requested at once, not after the other one.
  useApi(portfolio.get, { id })
  return (
    <Record endpoint={portfolioModeration.get} input={{ id }} missing={false} loading={loading}>
      {(work) => (
        <Record endpoint={portfolio.get} input={{ id }} missing={false} loading={loading}>
          {(item) => {
            // Two answers, of which one may be older: decided is on what both show.
            const revision = Math.min(work.revision, item.revision)
            return (
              <Stack>
                <ModeratedPictures item={item} />
                <AlikePictures alike={work.alike} images={item.images} />
                <Panel>
                  <WorkFacts work={work} item={item} />
                </Panel>
                <ConsentPanel work={item} />
                <Decisions work={{ ...work, revision }} onDecided={onDecided} />
              </Stack>
            )
          }}
        </Record>
      )}
    </Record>
  )
}
