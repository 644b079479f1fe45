import { useText } from '#kit/web/language/i18n.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { availableSteps, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { StepButton } from '../steps/step-button.tsx'

type AnswersProps = { row: ProArtistRow; onReject: (row: ProArtistRow) => void }

/** The two answers to an application, as buttons of its row. */
export function RowAnswers({ row, onReject }: AnswersProps) {
  const t = useText()
  const steps = availableSteps(useUser(), row)
  return (
    <>
      {steps.includes('accept') && <StepButton artist={row} to={officeSteps.accept.to} size="sm" />}
      {steps.includes('reject') && (
        <Button size="sm" kind="quiet" aria-haspopup="dialog" onClick={() => onReject(row)}>
          {t('artists.step_reject')}
        </Button>
      )}
    </>
  )
}
