import { type ReactNode, useRef, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableParticipantActs, takesPayment } from '#teaching/participants/contract/participants.flow.ts'
import { type Board, type Participant, participants } from '#teaching/participants/contract/participants.ts'
import { ParticipantsCancel } from './participants-cancel.tsx'
import { ParticipantsReturn } from './participants-return.tsx'
import { RegisterDialog } from './register-dialog.tsx'

/** Pays for a seat with a voucher. */
export type Redeeming = (seat: { participant: Participant; onClose: () => void }) => ReactNode
type BoardProps = { board: Board; redeem: Redeeming }

/** Who has a seat, what pays for it, and what can be done about it. */
export function ParticipantsSeats({ board, redeem }: BoardProps) {
  const t = useText()
  const [isRegistering, setRegistering] = useState(false)
  return (
    <Panel title={t('participants.title')}>
      {board.participants.length === 0 ? (
        <Text tone="soft">{t('participants.none')}</Text>
      ) : (
        <ul>
          {board.participants.map((participant) => (
            <Seat key={participant.id} board={board} participant={participant} redeem={redeem} />
          ))}
        </ul>
      )}
      {board.takes_seats ? (
        <Row>
          <Button kind="primary" onClick={() => setRegistering(true)}>
            {t('participants.register')}
          </Button>
        </Row>
      ) : (
        board.participants.length === 0 && <Text tone="soft">{t('participants.closed')}</Text>
      )}
      {isRegistering && <RegisterDialog board={board} onClose={() => setRegistering(false)} />}
    </Panel>
  )
}

const tones: Record<Participant['status'], Tone> = { REGISTERED: 'waiting', CONFIRMED: 'good', CANCELLED: 'quiet' }

function Seat({ board, participant, redeem }: BoardProps & { participant: Participant }) {
  const t = useText()
  const user = useUser()
  const format = useFormat()
  const inLanguage = useBilingual()
  const may = useMay()
  const [isCancelling, setCancelling] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const [isRedeeming, setRedeeming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  useFocusAfter(`${participant.status} ${participant.payment.due}`, row)
  const canGiveBack = participant.is_returnable && may(participants.giveBack)
  const { student, status, is_late, cancel_reason } = participant
  const paid = participant.package
    ? [inLanguage(participant.package.name)]
    : participant.vouchers.map(({ code_end: end, amount, currency }) =>
        t('participants.voucher_paid', { end, amount: format.money(amount, currency) }),
      )
  const { due, paid: money, waived, refunded, to_refund: owed, currency } = participant.payment
  const sums = [
    money > 0 && t('participants.paid_amount', { amount: format.money(money, currency) }),
    waived > 0 && t('participants.waived_amount', { amount: format.money(waived, currency) }),
    refunded > 0 && t('participants.refunded_amount', { amount: format.money(refunded, currency) }),
    due > 0 && t('participants.due', { amount: format.money(due, currency) }),
    owed > 0 && t('participants.to_refund', { amount: format.money(owed, currency) }),
  ]
  const pays = paid.length > 0 ? paid : [t('participants.paid_otherwise')]
  const facts =
    status === 'CANCELLED'
      ? [is_late && t('participants.late'), cancel_reason, ...sums]
      : [...pays, ...sums, student.phone && formatPhone(student.phone)]
  const acts = availableParticipantActs(user, {
    ...board,
    ...{ status, has_marks: participant.attendance.length > 0 },
  })
  const confirm = useSend(participants.confirm, { onSent: () => toast(t('participants.done_confirm')) })
  const at = { id: board.training_id, participant_id: participant.id }
  const isPayable = due > 0 && takesPayment({ status, state: board.state })
  return (
    <RecordRow
      ref={row}
      name={<PersonLink kind="student" id={student.id} name={fullName(student)} />}
      badge={<StatusBadge tone={tones[status]}>{t(`participants.status_${status}`)}</StatusBadge>}
      acts={
        <>
          {acts.includes('confirm') && (
            <Button size="sm" isBusy={confirm.isPending} onClick={() => confirm.send(at)}>
              {t('participants.act_confirm')}
            </Button>
          )}
          {isPayable && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setRedeeming(true)}>
              {t('participants.redeem')}
            </Button>
          )}
          {acts.includes('cancel') && (
            <Button size="sm" onClick={() => setCancelling(true)}>
              {t('participants.act_cancel')}
            </Button>
          )}
          {canGiveBack && (
            <Button size="sm" onClick={() => setReturning(true)}>
              {t('participants.act_return')}
            </Button>
          )}
        </>
      }
    >
      {[student.email, ...facts].filter(Boolean).map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
      {isRedeeming && redeem({ participant, onClose: () => setRedeeming(false) })}
      {isReturning && (
        <ParticipantsReturn board={board} participant={participant} onClose={() => setReturning(false)} />
      )}
      {isCancelling && (
        <ParticipantsCancel board={board} participant={participant} onClose={() => setCancelling(false)} />
      )}
    </RecordRow>
  )
}
