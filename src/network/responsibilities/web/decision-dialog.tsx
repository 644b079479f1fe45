import { useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type {
  ResponsibilityStatus,
  ResponsibilityStep,
} from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'

/** What the office decides, with a word to the artist. */
export type DecisionStep = Extract<ResponsibilityStep, 'accept' | 'sendBack' | 'waive' | 'reopen'>

/** What takes a step back, where it leads to just what was before. */
const reverses: Partial<Record<DecisionStep, { from: ResponsibilityStatus; step: 'waive' | 'reopen' }>> = {
  waive: { from: 'TODO', step: 'reopen' },
  reopen: { from: 'WAIVED', step: 'waive' },
}

type DecisionDialogProps = {
  step: DecisionStep
  responsibility: Pick<AdditionalResponsibility, 'id' | 'name' | 'status' | 'revision'>
  onDecided?: () => void
  onClose: () => void
}

export function DecisionDialog({ step, responsibility, onDecided, onClose }: DecisionDialogProps) {
  const t = useText()
  const { id, name, status } = responsibility
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(responsibility.revision)
  const inLanguage = useBilingual()
  return (
    <Dialog title={t(`responsibilities.step_${step}_title`, { name: inLanguage(name) })} onClose={onClose}>
      <Form
        endpoint={additionalResponsibilities[step]}
        params={{ id, revision }}
        values={{ comment: '' }}
        draft={`additional-${step}.${id}`}
        onSent={({ data }) => {
          const reverse = reverses[step]
          const undo =
            reverse?.from === status &&
            (() =>
              send(additionalResponsibilities[reverse.step], {
                id,
                comment: t('responsibilities.undone_comment'),
                revision: data.revision,
              }))
          toast(t(`responsibilities.step_${step}_done`), { undo: undo || undefined })
          onClose()
          onDecided?.()
        }}
      >
        <ProseField name="comment" label="responsibilities.comment" hint="responsibilities.comment_hint" rows={4} />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t(`responsibilities.step_${step}`)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
