import { useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { type TrainingRow, trainings } from '#teaching/trainings/contract/trainings.ts'
import { useTrainingValue } from './training-value.tsx'

/** The steps that take words: why not, why not any more, or why two trainings at once. */
type Worded = 'reject' | 'cancel' | 'submit'

type TrainingCommentDialogProps = {
  training: Pick<TrainingRow, 'id' | 'title' | 'revision'>
  step: Worded
  onMoved?: () => void
  onClose: () => void
}

export function TrainingCommentDialog(props: TrainingCommentDialogProps) {
  const { step, onMoved, onClose } = props
  const { id, title, ...training } = props.training
  const t = useText()
  const inLanguage = useBilingual()
  const showValue = useTrainingValue()
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(training.revision)
  const isOverlap = step === 'submit'
  const field = isOverlap ? 'overlap_reason' : 'reason'
  return (
    <FormDialog
      title={t(`trainings.question_${step}`, { title: inLanguage(title) })}
      text={t(isOverlap ? 'trainings.overlap_title' : `trainings.text_${step}`)}
      action={t(`trainings.step_${step}`)}
      kind={isOverlap ? 'primary' : 'danger'}
      done={t(`trainings.done_${step}`)}
      onClose={onClose}
      endpoint={trainings[step] as typeof trainings.reject}
      params={{ id, revision }}
      values={{ [field]: '' } as { reason: string }}
      draft={`trainings.${step}.${id}`}
      showValue={showValue}
      onSent={() => onMoved?.()}
    >
      <ProseField
        name={field}
        label={isOverlap ? 'trainings.overlap_reason' : 'trainings.reason'}
        hint={isOverlap ? 'trainings.overlap_reason_hint' : `trainings.reason_${step}_hint`}
        rows={4}
      />
    </FormDialog>
  )
}
