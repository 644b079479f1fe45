import type { Training } from '#contract/trainings/trainings.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Text } from '#web/kit/ui/layout.tsx'
import styles from './training-times.module.css'
import { useSessionWords } from './training-value.tsx'

/** The sessions by the clock on the wall of the place; its zone is named where another clock hangs beside the reader. */
export function TrainingTimes({ training: { sessions, time_zone } }: { training: Training }) {
  const t = useText()
  const inWords = useSessionWords()
  if (sessions.length === 0) return <Text tone="soft">{t('trainings.sessions_none')}</Text>
  const isElsewhere = sessions.some(({ starts_at }) => clockIn(time_zone, starts_at) !== clockIn(undefined, starts_at))
  return (
    <>
      <ol className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <time dateTime={session.starts_at}>{inWords(session)}</time>
          </li>
        ))}
      </ol>
      {isElsewhere && <Text tone="soft">{t('trainings.in_zone', { zone: time_zone })}</Text>}
    </>
  )
}

function clockIn(timeZone: string | undefined, instant: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
}
