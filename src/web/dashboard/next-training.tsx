import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import type { Dashboard } from './next-steps.tsx'
import styles from './next-training.module.css'

type NextTrainingProps = {
  training: Dashboard['nextTraining']
  /** What a student has to answer, and may still say of those that were. */
  student?: Dashboard['student']
}

/** When and where the reader gives or attends a training next, by the clock of that place. */
export function NextTraining({ training, student = null }: NextTrainingProps) {
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
      {student && student.seats_offered > 0 && (
        <Link to="/my/trainings">{t('dashboard.seats_offered', { count: student.seats_offered })}</Link>
      )}
      {student && student.seats_to_confirm > 0 && (
        <Link to="/my/trainings">{t('dashboard.seats_to_confirm', { count: student.seats_to_confirm })}</Link>
      )}
      {student && student.reviews_to_write > 0 && (
        <Link to="/trainings/reviews">{t('dashboard.reviews_to_write', { count: student.reviews_to_write })}</Link>
      )}
      {student && student.seats_offered + student.seats_to_confirm === 0 && (
        <Link to="/my/trainings">{t('participants.mine_title')}</Link>
      )}
    </Panel>
  )
}
