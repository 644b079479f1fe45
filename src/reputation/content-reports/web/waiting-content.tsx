import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { ReportedContent } from './reported-content.tsx'

/** A report or an objection that waits, and the answers to it. */
export function WaitingContent({ id, onDecided }: DecisionProps) {
  return (
    <Record endpoint={contentReports.get} input={{ id }} missing={false} loading={<Skeleton height="24rem" />}>
      {(report) => (
        <Stack>
          <ReportedContent report={report} onDecided={onDecided} />
        </Stack>
      )}
    </Record>
  )
}
