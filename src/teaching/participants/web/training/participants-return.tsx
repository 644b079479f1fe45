import { fullName } from '#kit/contract/values/full-name.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Board, type Participant, participants } from '#teaching/participants/contract/participants.ts'

type ReturnProps = { board: Board; participant: Participant; onClose: () => void }

/** Gives back what a seat cost that was not used, for a reason. */
export function ParticipantsReturn({ board, participant: { id, student }, onClose }: ReturnProps) {
  const t = useText()
  const name = fullName(student)
  return (
    <Dialog title={t('participants.return_title', { name })} onClose={onClose}>
      <Form
        endpoint={participants.giveBack}
        params={{ id: board.training_id, participant_id: id }}
        values={{ reason: '' }}
        draft={`participants.return.${id}`}
        onSent={() => {
          toast(t('participants.done_return'))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t('participants.return_text')}</Text>
          <ProseField
            name="reason"
            label="participants.return_reason"
            hint="participants.return_reason_hint"
            rows={3}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('participants.act_return')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
