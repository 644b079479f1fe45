import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { Evidence } from '../evidence.tsx'
import { OfficeCheck } from '../office-check.tsx'
import { ResponsibilityFacts } from './responsibility-facts.tsx'

/** What an artist has shown to be done, and the answers to it. */
export function AdditionalDecision({ id, onDecided }: DecisionProps) {
  return (
    <Record
      endpoint={additionalResponsibilities.get}
      input={{ id }}
      missing={false}
      loading={<Skeleton height="24rem" />}
    >
      {(responsibility) => (
        <Stack>
          <ResponsibilityFacts responsibility={responsibility} />
          <Evidence responsibility={responsibility} />
          <OfficeCheck responsibility={responsibility} onDecided={onDecided} />
        </Stack>
      )}
    </Record>
  )
}
