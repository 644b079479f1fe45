import type { TrainingState } from '#contract/trainings/trainings.flow.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { trainingTones } from '#web/pieces/training-tones.ts'

export function TrainingBadge({ state }: { state: TrainingState }) {
  const t = useText()
  return <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>
}
