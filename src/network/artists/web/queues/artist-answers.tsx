import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { useAnswerKey } from '#kit/web/page/answers.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { availableSteps, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { MissingDataDialog } from '../steps/missing-data-dialog.tsx'
import { RejectDialog } from '../steps/reject-dialog.tsx'
import { StepButton } from '../steps/step-button.tsx'
import type { CommentStep } from '../steps/step-props.ts'

type ArtistAnswersProps = { artist: ProArtist; isConflict: boolean; onMoved: () => void }

/** The office's answers to an application or a form, and the dialogs for those that need words. */
export function ArtistAnswers({ artist, isConflict, onMoved }: ArtistAnswersProps) {
  const t = useText()
  const keyOf = useAnswerKey()
  const steps = availableSteps(useUser(), artist)
  const [dialog, setDialog] = useState<CommentStep | null>(null)
  const words = {
    artist,
    isConflict,
    mayStill: dialog !== null && steps.includes(dialog),
    onMoved,
    onRefused: toastError,
    onClose: () => setDialog(null),
  }
  return (
    <>
      {steps.toReversed().map((step) =>
        step === 'accept' || step === 'complete' ? (
          <StepButton key={step} kind="primary" artist={artist} to={officeSteps[step].to} onMoved={onMoved} />
        ) : (
          <Button
            key={step}
            kind={step === 'reject' ? 'danger' : 'plain'}
            aria-haspopup="dialog"
            {...keyOf(step === 'reject' ? 'no' : null)}
            onClick={() => setDialog(step)}
          >
            {t(`artists.step_${step}`)}
          </Button>
        ),
      )}
      {dialog === 'reject' && <RejectDialog {...words} />}
      {dialog === 'requestMissingData' && <MissingDataDialog {...words} />}
    </>
  )
}
