import type { Training } from '#contract/trainings/trainings.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Row, Text } from '#web/kit/ui/layout.tsx'
import { CalendarFileLink } from '#web/pieces/calendar-file-link.tsx'
import { SessionTime } from '#web/pieces/session-time.tsx'
import styles from './training-times.module.css'

/** The sessions by the clock on the wall of the place. */
export function TrainingTimes({ training: { id, sessions, time_zone } }: { training: Training }) {
  const t = useText()
  if (sessions.length === 0) return <Text tone="soft">{t('trainings.sessions_none')}</Text>
  return (
    <>
      <ol className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <time dateTime={session.starts_at}>
              <SessionTime session={session} timeZone={time_zone} />
            </time>
          </li>
        ))}
      </ol>
      <Row>
        <CalendarFileLink trainingId={id} />
      </Row>
    </>
  )
}
