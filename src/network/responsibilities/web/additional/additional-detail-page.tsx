import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { Evidence } from '../evidence.tsx'
import { HandIn } from '../hand-in.tsx'
import { OfficeCheck } from '../office-check.tsx'
import { AdditionalHeader, back } from './additional-header.tsx'
import { AdditionalHistory } from './additional-history.tsx'
import { ResponsibilityFacts } from './responsibility-facts.tsx'

/** One additional responsibility: its description, its evidence, and the possible actions. */
export function AdditionalDetailPage() {
  const id = useIdParam()
  return (
    <Record endpoint={additionalResponsibilities.get} input={{ id }} back={back}>
      {(responsibility) => (
        <Page width="narrow" header={<AdditionalHeader responsibility={responsibility} />}>
          <ResponsibilityFacts responsibility={responsibility} />
          <Evidence responsibility={responsibility} />
          {responsibility.is_own ? (
            <HandIn key={responsibility.status} responsibility={responsibility} />
          ) : (
            <OfficeCheck responsibility={responsibility} />
          )}
          <AdditionalHistory history={responsibility.history} />
        </Page>
      )}
    </Record>
  )
}
