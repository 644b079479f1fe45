import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { ReportedCase } from './reported-case.tsx'

/** A report or an objection that waits, and the answers to it. */
export function WaitingReport({ id, onDecided }: DecisionProps) {
  return (
    <Record endpoint={abuseReports.get} input={{ id }} missing={false} loading={<Skeleton height="24rem" />}>
      {(report) => (
        <Stack>
          <ReportedCase report={report} onDecided={onDecided} />
        </Stack>
      )}
    </Record>
  )
}
