import type { FieldChange } from '#contract/kit/revision.ts'
import type { Training } from '#contract/trainings/trainings.ts'
import { shownValue } from '#web/kit/form/conflict-notice.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { Changes } from '#web/kit/ui/changes.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import { trainingLabel, useTrainingValue } from './training-value.tsx'

/** How it differs from what the office said yes to. */
export function TrainingDifferences({ training: { differences } }: { training: Training }) {
  const t = useText()
  return (
    <Panel title={t('trainings.differences_title')}>
      {differences.length > 0 ? (
        <TrainingChanges changes={differences} />
      ) : (
        <Text tone="soft">{t('trainings.differences_none')}</Text>
      )}
    </Panel>
  )
}

export function TrainingChanges({ changes }: { changes: FieldChange[] }) {
  const t = useText()
  const showValue = useTrainingValue()
  return (
    <Changes
      words={{ before: t('app.change_before'), after: t('app.change_after') }}
      changes={changes.map(({ field, before, after }) => ({
        key: field,
        label: t(trainingLabel(field)),
        before: shownValue(showValue, field, before),
        after: shownValue(showValue, field, after),
      }))}
    />
  )
}
