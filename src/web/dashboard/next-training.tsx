import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import type { Dashboard } from './next-steps.tsx'
import styles from './next-training.module.css'

type NextTrainingProps = {
  training: Dashboard['nextTraining'] /** What a student may still say of those that were. */
  reviewsToWrite?: number
}

/** When and where the reader gives or attends a training next, by the clock of that place. */
export function NextTraining({ training, reviewsToWrite = 0 }: NextTrainingProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <Panel title={t('dashboard.next_training')}>
      {training ? (
        <div>
          <p className={styles.title}>{inLanguage(training.title)}</p>
          <Text>{format.dateIn(training.time_zone, training.starts_at)}</Text>
          <Text tone="soft">{training.city ?? t('artists.training_online')}</Text>
        </div>
      ) : (
        <Text tone="soft">{t('dashboard.next_training_none')}</Text>
      )}
      {reviewsToWrite > 0 && <Text tone="soft">{t('dashboard.reviews_to_write', { count: reviewsToWrite })}</Text>}
    </Panel>
  )
}
