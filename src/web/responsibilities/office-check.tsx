import { useState } from 'react'
import { availableResponsibilitySteps } from '#contract/responsibilities/additional-responsibilities.flow.ts'
import type { AdditionalResponsibility } from '#contract/responsibilities/additional-responsibilities.ts'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Text } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'
import { DecisionDialog, type DecisionStep } from './decision-dialog.tsx'

const says: Record<AdditionalResponsibility['status'], TextKey> = {
  TODO: 'responsibilities.waiting_text',
  SUBMITTED: 'responsibilities.checking_text',
  DONE: 'responsibilities.closed_text',
  WAIVED: 'responsibilities.closed_text',
}
const kinds = { accept: 'primary', sendBack: 'plain', waive: 'quiet', reopen: 'plain' } as const

/** The office's side: what the artist wrote, and the decision on it. */
export function OfficeCheck({ responsibility }: { responsibility: AdditionalResponsibility }) {
  const t = useText()
  const user = useUser()
  const [decided, setDecided] = useState<DecisionStep | null>(null)
  const steps = availableResponsibilitySteps(user, responsibility).filter((step) => step in kinds) as DecisionStep[]
  return (
    <Panel title={t('responsibilities.checking')}>
      <Text tone="soft">
        {t(steps.includes('reopen') ? 'responsibilities.reopen_text' : says[responsibility.status])}
      </Text>
      {responsibility.note && <Quote title={t('responsibilities.note_from')}>{responsibility.note}</Quote>}
      {steps.length > 0 && (
        <Row>
          {steps.map((step) => (
            <Button key={step} kind={kinds[step]} onClick={() => setDecided(step)}>
              {t(`responsibilities.step_${step}`)}
            </Button>
          ))}
        </Row>
      )}
      {decided && <DecisionDialog step={decided} responsibility={responsibility} onClose={() => setDecided(null)} />}
    </Panel>
  )
}
