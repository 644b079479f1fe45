import type { FieldChange } from '#kit/contract/revision.ts'
import { shownValue } from '#kit/web/form/conflict-notice.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { trainingLabel, useTrainingValue } from '#teaching/trainings/web/training-value.tsx'

/** The differences from the version that the office accepted. */
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
