import { hasPermission } from '#kit/contract/rights.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { type Board, type Participant, participants } from '#teaching/participants/contract/participants.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'

type CancelProps = { board: Board; participant: Participant; onClose: () => void }

/** Cancels a seat, with inputs for the entry, for being late, and for notifying the student. */
export function ParticipantsCancel({ board, participant, onClose }: CancelProps) {
  const t = useText()
  const format = useFormat()
  const { cancels_free_until: until } = board
  const is_late = until !== null && Date.parse(until) < Date.now()
  const { id: participant_id, student } = participant
  const name = fullName(student)
  // An artist keeps nothing of what was paid before the limit.
  const mayKeep = hasPermission(useUser(), allTrainingsRight) || is_late
  const cost = mayKeep ? costOf(participant) : null
  const marks = participant.attendance.length
  return (
    <FormDialog
      title={t('participants.cancel_title', { name })}
      text={t('participants.cancel_text')}
      action={t('participants.act_cancel')}
      kind="danger"
      done={t('participants.done_cancel')}
      onClose={onClose}
      endpoint={participants.cancel}
      params={{ id: board.training_id, participant_id }}
      values={{ is_entry_returned: !is_late, is_late, is_told: true, reason: '' }}
      draft={`participants.cancel.${participant_id}`}
    >
      {marks > 0 && <Notice tone="waiting">{t('participants.marks_lost', { count: marks })}</Notice>}
      {cost && <SwitchField name="is_entry_returned" label={cost.label} hint={cost.hint} />}
      {mayKeep && (
        <SwitchField
          name="is_late"
          label="participants.is_late"
          {...(until && { hint: 'participants.is_late_hint', hintParams: { until: format.dateTime(until) } })}
        />
      )}
      <SwitchField name="is_told" label="participants.is_told" hint="participants.is_told_hint" />
      <ProseField
        name="reason"
        label="participants.reason"
        hint="participants.reason_hint"
        rows={3}
        isRequired={marks > 0}
      />
    </FormDialog>
  )
}

/** What the seat cost, and could be given back. */
function costOf({ package: sold, vouchers, payment }: Participant) {
  if (sold) return { label: 'participants.is_entry_returned', hint: 'participants.is_entry_returned_hint' } as const
  if (vouchers.length > 0)
    return { label: 'participants.are_vouchers_returned', hint: 'participants.are_vouchers_returned_hint' } as const
  if (payment.paid > 0)
    return { label: 'participants.is_payment_returned', hint: 'participants.is_payment_returned_hint' } as const
  return null
}
