import { lazy, Suspense, useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useAnswerKey } from '#kit/web/page/answers.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availableTrainingSteps, type TrainingStep } from '#teaching/trainings/contract/trainings.flow.ts'
import { type TrainingRow, trainings } from '#teaching/trainings/contract/trainings.ts'
import type { Worded } from './training-comment-dialog.tsx'

const CommentDialog = lazy(async () => ({
  default: (await import('./training-comment-dialog.tsx')).TrainingWordDialog,
}))

type TrainingStepsProps = {
  training: Pick<
    TrainingRow,
    'id' | 'title' | 'state' | 'is_own' | 'revision' | 'starts_at' | 'ends_at' | 'was_verified'
  >
  only?: readonly TrainingStep[]
  size?: 'sm' | 'md'
  onMoved?: () => void
}

/** Everything that can happen to a training now by its reader's hand, and nothing that cannot. */
export function TrainingSteps({ training, only, size, onMoved }: TrainingStepsProps) {
  const t = useText()
  const user = useUser()
  const keyOf = useAnswerKey()
  const [open, setOpen] = useState<Worded | null>(null)
  const [now] = useState(() => new Date())
  const isOver = training.ends_at !== null && Date.parse(training.ends_at) <= now.getTime()
  const steps = availableTrainingSteps(user, training, now)
    .filter((step) => only?.includes(step) ?? true)
    // Before its last session nothing is completed.
    .filter((step) => step !== 'complete' || isOver)
  return (
    <>
      {steps.map((step, index) =>
        step === 'reject' || step === 'cancel' ? (
          <Button
            key={step}
            kind={size === 'sm' ? 'quiet' : 'danger'}
            size={size}
            aria-haspopup="dialog"
            {...keyOf(step === 'reject' ? 'no' : null)}
            onClick={() => setOpen(step)}
          >
            {t(`trainings.step_${step}`)}
          </Button>
        ) : (
          <PlainStep
            key={step}
            training={training}
            step={step}
            // The step forward is the main button; in rows of a list there is none.
            isMain={index === 0 && step !== 'unpublish' && size !== 'sm'}
            size={size}
            onMoved={onMoved}
            onOverlap={() => setOpen('submit')}
          />
        ),
      )}
      <Suspense>
        {open && <CommentDialog training={training} step={open} onMoved={onMoved} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

type PlainStepProps = Pick<TrainingStepsProps, 'training' | 'size' | 'onMoved'> & {
  step: Exclude<TrainingStep, 'reject' | 'cancel'>
  isMain: boolean
  /** The artist has another training at that time, and has to give a reason. */
  onOverlap: () => void
}

function PlainStep({ training: { id, title, revision }, step, isMain, size, onMoved, onOverlap }: PlainStepProps) {
  const t = useText()
  const keyOf = useAnswerKey()
  const inLanguage = useBilingual()
  const call = useSend(trainings[step] as typeof trainings.publish, {
    onSent: () => {
      toast(t(`trainings.done_${step}`))
      onMoved?.()
    },
    onRefused: (error) => (error.code === 'training_overlaps' ? onOverlap() : toastError(error)),
  })
  const question = {
    title: t(`trainings.question_${step}`, { title: inLanguage(title) }),
    text: t(`trainings.text_${step}`),
    action: t(`trainings.step_${step}`),
  }
  return (
    <Button
      kind={isMain ? 'primary' : 'plain'}
      size={size}
      isBusy={call.isPending}
      {...keyOf(step === 'accept' ? 'yes' : null)}
      onClick={async () => (await ask(question)) && call.send({ id, revision })}
    >
      {t(`trainings.step_${step}`)}
    </Button>
  )
}
