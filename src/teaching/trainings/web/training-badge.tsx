import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'
import { trainingTones } from './training-tones.shown.ts'

export function TrainingBadge({ state }: { state: TrainingState }) {
  const t = useText()
  return <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>
}
