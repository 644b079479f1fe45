import { useState } from 'react'
import { type TrainingRow, trainings } from '#contract/trainings/trainings.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { useTrainingValue } from './training-value.tsx'

/** The steps that take words: why not, why not any more, or why two trainings at once. */
export type Worded = 'reject' | 'cancel' | 'submit'

type TrainingWordDialogProps = {
  training: Pick<TrainingRow, 'id' | 'title' | 'revision'>
  step: Worded
  onClose: () => void
}

export function TrainingWordDialog({ training: { id, title, ...training }, step, onClose }: TrainingWordDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const showValue = useTrainingValue()
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(training.revision)
  const isOverlap = step === 'submit'
  const field = isOverlap ? 'overlap_reason' : 'reason'
  return (
    <Dialog title={t(`trainings.question_${step}`, { title: inLanguage(title) })} onClose={onClose}>
      <Form
        endpoint={trainings[step] as typeof trainings.reject}
        params={{ id, revision }}
        values={{ [field]: '' } as { reason: string }}
        draft={`trainings.${step}.${id}`}
        showValue={showValue}
        onSent={() => {
          toast(t(`trainings.done_${step}`))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t(isOverlap ? 'trainings.overlap_title' : `trainings.text_${step}`)}</Text>
          <ProseField
            name={field}
            label={isOverlap ? 'trainings.overlap_reason' : 'trainings.reason'}
            hint={isOverlap ? 'trainings.overlap_reason_hint' : `trainings.reason_${step}_hint`}
            rows={4}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind={isOverlap ? 'primary' : 'danger'}>{t(`trainings.step_${step}`)}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
