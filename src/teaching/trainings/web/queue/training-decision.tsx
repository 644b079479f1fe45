import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Answers } from '#kit/web/page/answers.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Training, trainings } from '#teaching/trainings/contract/trainings.ts'
import { TrainingFacts } from '#teaching/trainings/web/training-facts.tsx'
import { TrainingNotices } from '#teaching/trainings/web/training-notices.tsx'
import { TrainingSteps } from '#teaching/trainings/web/training-steps.tsx'
import { TrainingTimes } from '#teaching/trainings/web/training-times.tsx'

/** A training that waits for its verification, what changed since the last one, and the answers. */
export function TrainingDecision({ id, onDecided }: DecisionProps) {
  return (
    <Record endpoint={trainings.get} input={{ id }} missing={false} loading={<Skeleton height="24rem" />}>
      {(training) => (
        <Stack>
          <TrainingNotices training={training} />
          <Planned training={training} />
          <Answers>
            <TrainingSteps training={training} onMoved={onDecided} />
          </Answers>
        </Stack>
      )}
    </Record>
  )
}

function Planned({ training }: { training: Training }) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <>
      <Panel>
        <TrainingFacts training={training} />
      </Panel>
      <Panel title={t('trainings.sessions')}>
        <TrainingTimes training={training} />
      </Panel>
      <Panel title={t('trainings.description')}>
        <Text isProse>{inLanguage(training.description)}</Text>
      </Panel>
    </>
  )
}
