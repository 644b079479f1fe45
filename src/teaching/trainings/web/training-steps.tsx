import { Suspense, useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useAnswerKey } from '#kit/web/page/answers.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availableTrainingSteps } from '#teaching/trainings/contract/trainings.flow.ts'
import { type TrainingRow, trainings } from '#teaching/trainings/contract/trainings.ts'

const TrainingCommentDialog = lazyPart(() => import('./training-comment-dialog.tsx'), 'TrainingCommentDialog')

type TrainingStepsProps = {
  training: Pick<TrainingRow, 'id' | 'title' | 'state' | 'is_own' | 'revision' | 'starts_at' | 'was_verified'>
  size?: 'sm'
  onMoved?: () => void
}

/** The verification of a training: its acceptance and rejection, whichever its reader may take. */
export function TrainingSteps({ training, size, onMoved }: TrainingStepsProps) {
  const t = useText()
  const user = useUser()
  const keyOf = useAnswerKey()
  const [isRejecting, setRejecting] = useState(false)
  const [now] = useState(() => new Date())
  const steps = availableTrainingSteps(user, training, now)
  return (
    <>
      {steps.includes('accept') && <AcceptButton training={training} size={size} onMoved={onMoved} />}
      {steps.includes('reject') && (
        <Button
          kind={size === 'sm' ? 'quiet' : 'danger'}
          size={size}
          aria-haspopup="dialog"
          {...keyOf('no')}
          onClick={() => setRejecting(true)}
        >
          {t('trainings.step_reject')}
        </Button>
      )}
      <Suspense>
        {isRejecting && (
          <TrainingCommentDialog
            training={training}
            step="reject"
            onMoved={onMoved}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function AcceptButton({ training: { id, title, revision }, size, onMoved }: TrainingStepsProps) {
  const t = useText()
  const keyOf = useAnswerKey()
  const inLanguage = useBilingual()
  const call = useSend(trainings.accept, {
    onSent: () => {
      toast(t('trainings.done_accept'))
      onMoved?.()
    },
    onRefused: toastError,
  })
  const question = {
    title: t('trainings.question_accept', { title: inLanguage(title) }),
    text: t('trainings.text_accept'),
    action: t('trainings.step_accept'),
    tone: 'harmless' as const,
  }
  return (
    <Button
      // In rows of a list no button is the main one.
      kind={size === 'sm' ? 'plain' : 'primary'}
      size={size}
      isBusy={call.isPending}
      {...keyOf('yes')}
      onClick={async () => (await ask(question)) && call.send({ id, revision })}
    >
      {t('trainings.step_accept')}
    </Button>
  )
}
