import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { TrainingEvent } from '#teaching/trainings/contract/trainings.ts'
import { TrainingChanges } from './queue/training-differences.tsx'
import { trainingTones } from './training-tones.shown.ts'

/** What happened to a training, the latest first: who, when, and in which words. */
export function TrainingHistory({ history }: { history: TrainingEvent[] }) {
  const t = useText()
  if (history.length === 0) return null
  return (
    <Panel title={t('trainings.history')}>
      <Timeline
        entries={history.map((entry) => ({
          id: entry.id,
          title: t(`trainings.event_${entry.event}`),
          meta: (
            <>
              {entry.by ?? t('trainings.portal')}, <RelativeTime at={entry.at} />
            </>
          ),
          body: (entry.comment || entry.changes.length > 0) && <Words {...entry} />,
          tone: entry.from === entry.to ? 'quiet' : trainingTones[entry.to],
        }))}
      />
    </Panel>
  )
}

function Words({ comment, changes }: TrainingEvent) {
  const t = useText()
  return (
    <>
      {comment}
      {changes.length > 0 && (
        <details>
          <summary>{t('trainings.history_changes', { count: changes.length })}</summary>
          <TrainingChanges changes={changes} />
        </details>
      )}
    </>
  )
}
