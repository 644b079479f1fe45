import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { CalendarFileLink } from '#teaching/trainings/web/calendar-file-link.shown.tsx'

/** The sessions by the clock on the wall of the place. */
export function TrainingTimes({ training: { id, sessions, time_zone } }: { training: Training }) {
  const t = useText()
  if (sessions.length === 0) return <Text tone="soft">{t('trainings.sessions_none')}</Text>
  return (
    <>
      <Stack as="ol" gap="xs">
        {sessions.map((session) => (
          <li key={session.id}>
            <time dateTime={session.starts_at}>
              <SessionTime session={session} timeZone={time_zone} />
            </time>
          </li>
        ))}
      </Stack>
      <Row>
        <CalendarFileLink trainingId={id} />
      </Row>
    </>
  )
}
