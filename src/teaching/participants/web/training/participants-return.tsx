import { fullName } from '#kit/contract/values/full-name.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { type Board, type Participant, participants } from '#teaching/participants/contract/participants.ts'

type ReturnProps = { board: Board; participant: Participant; onClose: () => void }

/** Gives back what a seat cost that was not used, for a reason. */
export function ParticipantsReturn({ board, participant: { id, student }, onClose }: ReturnProps) {
  const t = useText()
  const name = fullName(student)
  return (
    <FormDialog
      title={t('participants.return_title', { name })}
      text={t('participants.return_text')}
      action={t('participants.act_return')}
      done={t('participants.done_return')}
      onClose={onClose}
      endpoint={participants.giveBack}
      params={{ id: board.training_id, participant_id: id }}
      values={{ reason: '' }}
      draft={`participants.return.${id}`}
    >
      <ProseField name="reason" label="participants.return_reason" hint="participants.return_reason_hint" rows={3} />
    </FormDialog>
  )
}
