import { Suspense, useId, useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Answers, useAnswerKey } from '#kit/web/page/answers.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { availablePortfolioSteps } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { ModeratedWork } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import type { Reasoned } from './reason-dialog.tsx'

const ReasonDialog = lazyPart(() => import('./reason-dialog.tsx'), 'ReasonDialog')

const undone = { approve: 'reopen', reject: 'reopen', hide: 'approve' } as const

type DecisionsProps = { work: ModeratedWork; onDecided: () => void }

/** The office's answers, by button or by key; a message offers to take each back. */
export function Decisions({ work, onDecided }: DecisionsProps) {
  const t = useText()
  const user = useUser()
  const keyOf = useAnswerKey()
  const [open, setOpen] = useState<Reasoned | null>(null)
  const inLanguage = useBilingual()
  const { id, title, revision, status, consent_state } = work
  const report = (step: keyof typeof undone, revision: number) => {
    toast(t(`portfolioModeration.done_${step}`, { title: inLanguage(title) }), {
      undo: () => send(portfolio[undone[step]], { id, revision }),
    })
    onDecided()
  }
  const call = useSend(portfolio.approve, { onSent: ({ data }) => report('approve', data.revision) })
  const steps = availablePortfolioSteps(user, { status, is_own: false })
  const mayApprove = steps.includes('approve')
  const isConsented = consent_state === 'GIVEN' || consent_state === 'NOT_NEEDED'
  const [isTried, setTried] = useState(false)
  const needsConsent = useId()
  const approve = () => {
    if (!isConsented) return setTried(true)
    if (!call.isPending) call.send({ id, revision })
  }
  return (
    <>
      <Answers>
        {mayApprove && (
          <Button
            kind="primary"
            isBusy={call.isPending}
            {...(isConsented ? {} : { 'aria-disabled': true, 'aria-describedby': needsConsent })}
            {...keyOf('yes')}
            onClick={approve}
          >
            {t('portfolioModeration.step_approve')}
          </Button>
        )}
        {(['reject', 'hide'] as const).map(
          (step) =>
            steps.includes(step) && (
              <Button
                key={step}
                kind="danger"
                aria-haspopup="dialog"
                {...keyOf(step === 'reject' ? 'no' : 'hide')}
                onClick={() => setOpen(step)}
              >
                {t(`portfolioModeration.step_${step}`)}
              </Button>
            ),
        )}
        {mayApprove && !isConsented && (
          <div id={needsConsent}>
            {isTried ? (
              <Notice tone="bad">{t('portfolioModeration.approve_needs_consent')}</Notice>
            ) : (
              <Text tone="soft" size="sm">
                {t('portfolioModeration.approve_needs_consent')}
              </Text>
            )}
          </div>
        )}
      </Answers>
      {mayApprove && isConsented && work.is_refused_copy && (
        <Text size="sm">{t('portfolioModeration.approve_refused_copy')}</Text>
      )}
      {mayApprove && work.is_asked_copy && !work.is_refused_copy && (
        <Text size="sm">{t('portfolioModeration.approve_asked_copy')}</Text>
      )}
      <Suspense>
        {open && (
          <ReasonDialog
            work={work}
            step={open}
            onClose={() => setOpen(null)}
            onDone={(after) => {
              setOpen(null)
              report(open, after)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
