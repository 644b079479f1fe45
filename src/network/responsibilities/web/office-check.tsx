import { useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Answers, useAnswerKey } from '#kit/web/page/answers.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableResponsibilitySteps } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import type { AdditionalResponsibility } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { DecisionDialog, type DecisionStep } from './decision-dialog.tsx'

const introductions: Record<AdditionalResponsibility['status'], TextKey> = {
  TODO: 'responsibilities.waiting_text',
  SUBMITTED: 'responsibilities.checking_text',
  DONE: 'responsibilities.closed_text',
  WAIVED: 'responsibilities.closed_text',
}
const kinds = { accept: 'primary', sendBack: 'plain', waive: 'quiet', reopen: 'plain' } as const

type OfficeCheckProps = { responsibility: AdditionalResponsibility; onDecided?: () => void }

/** The office's side: what the artist wrote, and the decision on it. */
export function OfficeCheck({ responsibility, onDecided }: OfficeCheckProps) {
  const t = useText()
  const keyOf = useAnswerKey()
  const user = useUser()
  const [decided, setDecided] = useState<DecisionStep | null>(null)
  const steps = availableResponsibilitySteps(user, responsibility).filter((step) => step in kinds) as DecisionStep[]
  return (
    <Panel title={t('responsibilities.checking')}>
      <Text tone="soft">
        {t(steps.includes('reopen') ? 'responsibilities.reopen_text' : introductions[responsibility.status])}
      </Text>
      {responsibility.note && <Quote title={t('responsibilities.note_from')}>{responsibility.note}</Quote>}
      {steps.length > 0 && (
        <Answers>
          {steps.map((step) => (
            <Button
              key={step}
              kind={kinds[step]}
              aria-haspopup="dialog"
              {...keyOf(step === 'accept' ? 'yes' : step === 'sendBack' ? 'no' : null)}
              onClick={() => setDecided(step)}
            >
              {t(`responsibilities.step_${step}`)}
            </Button>
          ))}
        </Answers>
      )}
      {decided && (
        <DecisionDialog
          step={decided}
          responsibility={responsibility}
          onDecided={onDecided}
          onClose={() => setDecided(null)}
        />
      )}
    </Panel>
  )
}
