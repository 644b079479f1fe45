import { type ReactNode, useState } from 'react'
import { Answers, useAnswerKey } from '#kit/web/page/answers.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import type { OfficeStep } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'

type DecisionButtonsProps<Step> = {
  steps: readonly Step[]
  labelOf: (step: Step) => string
  dialogOf: (step: Step, close: () => void) => ReactNode
}

/** All that the office may do with a report now; each button opens its dialog. */
export function DecisionButtons<Step extends OfficeStep>({ steps, labelOf, dialogOf }: DecisionButtonsProps<Step>) {
  const keyOf = useAnswerKey()
  const [open, setOpen] = useState<Step | null>(null)
  return (
    <>
      {steps.length > 0 && (
        <Answers>
          {steps.map((step) => (
            <Button
              key={step}
              kind={step === 'uphold' ? 'danger' : 'plain'}
              aria-haspopup="dialog"
              {...keyOf(step === 'uphold' || step === 'acceptObjection' ? 'yes' : 'no')}
              onClick={() => setOpen(step)}
            >
              {labelOf(step)}
            </Button>
          ))}
        </Answers>
      )}
      {/* Somebody else's decision takes the buttons away, and not what was typed: the dialog shows who decided. */}
      {open && dialogOf(open, () => setOpen(null))}
    </>
  )
}
