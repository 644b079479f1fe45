import { Suspense, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availableResponsibilitySteps } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibilityRow,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'

const DecisionDialog = lazyPart(() => import('./decision-dialog.tsx'), 'DecisionDialog')

type Decided = { step: 'accept' | 'sendBack'; responsibility: AdditionalResponsibilityRow }

/** What artists have shown to be done. */
export function OldestEvidence() {
  const t = useText()
  const user = useUser()
  const inLanguage = useBilingual()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
  const [decided, setDecided] = useState<Decided | null>(null)
  return (
    <>
      <OldestRows
        endpoint={additionalResponsibilities.list}
        input={{ status: 'SUBMITTED', sortBy: 'status_changed_at' }}
      >
        {(row) => {
          const steps = availableResponsibilitySteps(user, row)
          return (
            <OldestRow
              key={row.id}
              person={row.artist}
              to={`/responsibilities/additional/${row.id}`}
              note={inLanguage(row.name)}
              since={row.status_changed_at}
            >
              {(['accept', 'sendBack'] as const)
                .filter((step) => steps.includes(step))
                .map((step) => (
                  <Button
                    key={step}
                    size="sm"
                    kind={step === 'accept' ? 'plain' : 'quiet'}
                    aria-haspopup="dialog"
                    onClick={() => setDecided({ step, responsibility: row })}
                  >
                    {t(`responsibilities.step_${step}`)}
                  </Button>
                ))}
            </OldestRow>
          )
        }}
      </OldestRows>
      <Suspense>{decided && <DecisionDialog {...decided} onClose={() => setDecided(null)} />}</Suspense>
    </>
  )
}
