import { lazy, Suspense, useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { useSingleKeys } from '#kit/web/page/single-keys.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { availablePortfolioSteps, type PortfolioStep } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { ModeratedWork } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import type { ModerationQueue } from './moderation-queue.ts'
import type { Reasoned } from './reason-dialog.tsx'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

const undone = { approve: 'reopen', reject: 'reopen', hide: 'approve' } as const

/** The office's answers, by button or by key; after each the next work comes, and a message offers to take it back. */
export function Decisions({ work, queue }: { work: ModeratedWork; queue: ModerationQueue }) {
  const t = useText()
  const user = useUser()
  const [open, setOpen] = useState<Reasoned | null>(null)
  const goOn = useGoOn(work, queue)
  const { id, revision, status, consent_state } = work
  const call = useSend(portfolio.approve, { onSent: ({ data }) => goOn('approve', data.revision) })
  const steps = availablePortfolioSteps(user, { status, is_own: false })
  const isConsented = consent_state === 'GIVEN' || consent_state === 'NOT_NEEDED'
  const approve = () => call.isPending || call.send({ id, revision })
  const whenPossible = (step: PortfolioStep, act: () => unknown) => () =>
    steps.includes(step) ? act() : toastError(new Error(t('portfolioModeration.not_possible')))
  useSingleKeys({
    a: whenPossible('approve', approve),
    r: whenPossible('reject', () => setOpen('reject')),
    h: whenPossible('hide', () => setOpen('hide')),
  })
  return (
    <>
      <Row>
        {steps.includes('approve') && (
          <Button kind="primary" isBusy={call.isPending} aria-keyshortcuts="A" onClick={approve}>
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
                aria-keyshortcuts={step === 'reject' ? 'R' : 'H'}
                onClick={() => setOpen(step)}
              >
                {t(`portfolioModeration.step_${step}`)}
              </Button>
            ),
        )}
      </Row>
      {steps.includes('approve') && !isConsented && (
        <Text tone="soft" size="sm">
          {t('portfolioModeration.approve_needs_consent')}
        </Text>
      )}
      {steps.includes('approve') && isConsented && work.is_refused_copy && (
        <Text size="sm">{t('portfolioModeration.approve_refused_copy')}</Text>
      )}
      {steps.includes('approve') && work.is_asked_copy && !work.is_refused_copy && (
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
              goOn(open, after)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Reports the decision, offers to undo it, and shows the next work, or the list where none is left. */
function useGoOn({ id, title }: ModeratedWork, queue: ModerationQueue) {
  const t = useText()
  const go = useGo()
  const inLanguage = useBilingual()
  return (step: keyof typeof undone, revision: number) => {
    toast(t(`portfolioModeration.done_${step}`, { title: inLanguage(title) }), {
      undo: () => send(portfolio[undone[step]], { id, revision }),
    })
    if (queue.go(1)) return
    toast(t('portfolioModeration.all_done'))
    go('/portfolio/admin', { search: queue.search })
  }
}
