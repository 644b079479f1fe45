import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { ResponsibilityStatusBadge } from '../due.tsx'
import { Evidence } from '../evidence.tsx'
import { HandIn } from '../hand-in.tsx'
import { OfficeCheck } from '../office-check.tsx'
import { AdditionalActions } from './additional-actions.tsx'
import { AdditionalHistory } from './additional-history.tsx'
import { ResponsibilityFacts } from './responsibility-facts.tsx'

const back: Back = { to: '/responsibilities/additional', label: 'responsibilities.show_all' }

/** One additional responsibility: its description, its evidence, and the possible actions. */
export function AdditionalDetailPage() {
  const id = useIdParam()
  const inLanguage = useBilingual()
  return (
    <Record endpoint={additionalResponsibilities.get} input={{ id }} back={back}>
      {(responsibility) => (
        <Page
          title={inLanguage(responsibility.name)}
          intro={<ResponsibilityStatusBadge {...responsibility} />}
          back={back}
          width="narrow"
          actions={<AdditionalActions responsibility={responsibility} />}
        >
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
