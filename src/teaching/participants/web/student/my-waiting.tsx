import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { OwnWaiting } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { PaidBy } from '../paid-by.shown.tsx'
import { usePaid } from '../use-paid.ts'
import { OverlapNote, useMeansIt } from './overlap-note.shown.tsx'
import { TrainingSummary } from './training-summary.tsx'

/** A seat that the student waits for, or that is offered to them. */
export function MyWaiting({ waiting }: { waiting: OwnWaiting }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { position, offer_ends_at, title, can_pay, status } = waiting
  return (
    <RecordRow name={inLanguage(title)} acts={<Acts waiting={waiting} />}>
      <Stack gap="3xs">
        <TrainingSummary training={waiting} />
        <strong>
          {offer_ends_at
            ? t('participants.offer_yours_until', { until: format.dateTime(offer_ends_at) })
            : t('participants.your_position', { position })}
        </strong>
        {status === 'OFFERED' && <OverlapNote overlaps={waiting.overlaps} />}
        {status === 'WAITING' && !can_pay && <span>{t('participants.waits_without_entry')}</span>}
      </Stack>
    </RecordRow>
  )
}

function Acts({ waiting }: { waiting: OwnWaiting }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { id, status, packages, is_paid, is_paid_otherwise, is_invited, overlaps } = waiting
  const meansIt = useMeansIt(overlaps)
  const isOffered = status === 'OFFERED'
  const isEntryNeeded = !is_paid_otherwise && !is_invited
  const [paid, setPaid] = usePaid(packages, isEntryNeeded)
  const isUnsaid = !is_paid && paid === undefined
  const accept = useSend(waitingList.accept, { onSent: () => toast(t('participants.done_come')) })
  const leave = useSend(waitingList.leave, { onSent: () => toast(t('participants.stopped_waiting')) })
  const question = isOffered
    ? {
        title: t('participants.offer_decline_question'),
        text: t('participants.offer_decline_text'),
        action: t('participants.offer_decline'),
      }
    : {
        title: t('participants.stop_waiting_question', { title: inLanguage(waiting.title) }),
        text: t('participants.stop_waiting_text'),
        action: t('participants.stop_waiting'),
      }
  const isPayable = is_paid || !isEntryNeeded || packages.length > 0
  return (
    <>
      {isOffered && !is_paid && (
        <PaidBy
          id={`pays-${id}`}
          packages={packages}
          value={paid}
          onChange={setPaid}
          isOwn
          isEntryNeeded={isEntryNeeded}
        />
      )}
      {isOffered && isPayable && (
        <Button
          kind="primary"
          size="sm"
          isBusy={accept.isPending}
          disabled={isUnsaid}
          onClick={async () =>
            (await meansIt()) &&
            accept.send({
              id,
              ...(!is_paid && { student_package_id: paid }),
              is_overlap_meant: overlaps.length > 0,
            })
          }
        >
          {t('participants.offer_accept')}
        </Button>
      )}
      <Button
        size="sm"
        kind="quiet"
        isBusy={leave.isPending}
        onClick={async () => (await ask(question)) && leave.send({ id })}
      >
        {t(isOffered ? 'participants.offer_decline' : 'participants.stop_waiting')}
      </Button>
    </>
  )
}
