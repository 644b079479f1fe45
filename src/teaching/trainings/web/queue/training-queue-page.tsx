import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import type { Column } from '#kit/web/list/list-column.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { availableTrainingSteps } from '#teaching/trainings/contract/trainings.flow.ts'
import { type TrainingRow, trainings } from '#teaching/trainings/contract/trainings.ts'
import { TrainingList } from '#teaching/trainings/web/training-list.tsx'
import { TrainingSteps } from '#teaching/trainings/web/training-steps.tsx'

/** What waits for the office's yes or no, the longest waiting on top; one by one, or many at once. */
export function TrainingQueuePage() {
  const t = useText()
  const actions = useDecisions()
  return (
    <Page title={t('trainings.title_verification')} intro={t('trainings.intro_verification')}>
      <TrainingList
        scope="verification"
        label={t('trainings.title_verification')}
        columns={[decision]}
        actions={actions}
        empty={
          <EmptyState
            drawing="verification"
            title={t('trainings.empty_verification')}
            text={t('trainings.empty_verification_text')}
          />
        }
      />
    </Page>
  )
}

const decision: Column<TrainingRow> = {
  name: 'decision',
  label: 'trainings.decision',
  onPhone: 'line',
  cell: (training) => (
    <Row as="span" gap="2xs" isLine>
      <TrainingSteps training={training} size="sm" />
    </Row>
  ),
}

/** The office's two answers to many trainings, each by the call that gives it to one. */
function useDecisions(): BulkAction<TrainingRow>[] {
  const t = useText()
  const user = useUser()
  const decision = (step: 'accept' | 'reject') => ({
    name: step,
    label: t(`trainings.step_${step}`),
    question: (count: number) => t(`trainings.bulk_${step}`, { count }),
    text: t(`trainings.text_${step}`),
    applies: (row: TrainingRow) => availableTrainingSteps(user, row, new Date()).includes(step),
    warning: ({ was_verified }: TrainingRow) => (was_verified ? t('trainings.edited_since') : null),
  })
  return [
    {
      ...decision('accept'),
      run: ({ id, revision }) => send(trainings.accept, { id, revision, comment: null }),
    },
    {
      ...decision('reject'),
      tone: 'danger',
      message: {
        label: t('trainings.reason'),
        hint: t('trainings.reason_reject_hint'),
        isRequired: true,
        max: 2000,
      },
      run: ({ id, revision }, reason) => send(trainings.reject, { id, revision, reason: reason ?? '' }),
    },
  ]
}
