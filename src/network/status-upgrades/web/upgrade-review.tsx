import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Answers, useAnswerKey } from '#kit/web/page/answers.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import {
  availableUpgradeSteps,
  isStillUpwards,
  type UpgradeStep,
} from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import type { UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'
import { DecisionForm, type ReviewedRequest } from './decision-form.tsx'
import { EvidenceTable } from './requirements/evidence-table.tsx'

export type UpgradeReviewProps = ReviewedRequest & {
  onDecided?: () => void
  /** Where it is shown in a dialog: leaves it as it is. */
  onClose?: () => void
}

/** One request as the office sees it: the message, the frozen evidence with today's figures, and the decision. */
export function UpgradeReview({ artist, request, standing, onDecided, onClose }: UpgradeReviewProps) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const keyOf = useAnswerKey()
  const [step, setStep] = useState<UpgradeStep | null>(null)
  const form = useRef<HTMLDivElement>(null)
  // The buttons that open the form are always in view; it begins below what is decided on.
  useEffect(() => {
    if (!step) return
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'center' })
  }, [step])
  const isOpen = request.status === 'PENDING'
  const Buttons = onClose ? DialogActions : Answers
  const steps = isOpen ? availableUpgradeSteps(user, standing) : []
  return (
    <Stack>
      <Quote title={t('statusUpgrades.requested', { when: format.relative(request.requested_at) })}>
        {request.message}
      </Quote>
      <EvidenceTable evidence={request.evidence} figures={standing.figures} />
      {isOpen && !isStillUpwards(standing, request) && (
        <Notice tone="waiting" title={t('statusUpgrades.changed_title')}>
          {t('statusUpgrades.changed_text')}
        </Notice>
      )}
      {!isOpen && <DecidedNotice request={request} hasText={step !== null} />}
      {step ? (
        <div ref={form}>
          <DecisionForm
            key={step}
            step={step}
            artist={artist}
            request={request}
            standing={standing}
            mayStill={steps.includes(step)}
            onCancel={() => setStep(null)}
            onSent={() => {
              setStep(null)
              onDecided?.()
            }}
          />
        </div>
      ) : (
        (steps.length > 0 || onClose) && (
          <Buttons>
            {onClose && (
              <Button kind="quiet" onClick={onClose}>
                {t('app.close')}
              </Button>
            )}
            {steps.toReversed().map((possible) => (
              <Button
                key={possible}
                kind={possible === 'approve' ? 'primary' : 'danger'}
                {...keyOf(possible === 'approve' ? 'yes' : 'no')}
                onClick={() => setStep(possible)}
              >
                {t(`statusUpgrades.step_${possible}`)}
              </Button>
            ))}
          </Buttons>
        )
      )}
    </Stack>
  )
}

/** Somebody else was quicker: who, when, and what. */
function DecidedNotice({ request, hasText }: { request: UpgradeRequest; hasText: boolean }) {
  const t = useText()
  const format = useFormat()
  const { status, decided_by, decided_at } = request
  if (status === 'PENDING' || !decided_at) return null
  return (
    <Notice tone="bad" title={t('statusUpgrades.conflict_title')}>
      {t(`statusUpgrades.conflict_${status}`, {
        who: decided_by ?? t('statusUpgrades.someone'),
        when: format.relative(decided_at),
      })}{' '}
      {hasText && t('statusUpgrades.conflict_kept')}
    </Notice>
  )
}
