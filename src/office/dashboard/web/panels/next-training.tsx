import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Dashboard } from '../next-steps.tsx'

/** Whether it begins, or has begun, on the reader's day. */
export function isToday(training: Dashboard['nextTraining']): boolean {
  return training !== null && Date.parse(training.starts_at) < new Date().setHours(24, 0, 0, 0)
}

type NextTrainingProps = {
  training: Dashboard['nextTraining']
  /** Where the reader finds all of theirs, and below which address each. */
  all: string
  one: string
  /** Where students find trainings that have a seat for them. */
  open?: string
}

/** When and where the reader gives or attends a training next, by the clock of that place. */
export function NextTraining({ training, all, one, open }: NextTrainingProps) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Panel title={t(isToday(training) ? 'dashboard.next_training_today' : 'dashboard.next_training')}>
      <Stack>
        {training ? (
          <div>
            <Text size="lg">
              <Link to={`${one}/${training.id}`}>{inLanguage(training.title)}</Link>
            </Text>
            <Text>
              <SessionTime session={training} timeZone={training.time_zone} />
            </Text>
            <Text tone="soft">{training.city ?? t('artists.training_online')}</Text>
          </div>
        ) : (
          <Text tone="soft">{t('dashboard.next_training_none')}</Text>
        )}
        <Row>
          {open && <Link to={open}>{t('openTrainings.title')}</Link>}
          <Link to={all}>{t('dashboard.all_trainings')}</Link>
        </Row>
      </Stack>
    </Panel>
  )
}
