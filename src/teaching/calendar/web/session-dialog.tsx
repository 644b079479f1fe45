import { periodIn } from '#kit/contract/values/time-zone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { trainingPage } from '#teaching/calendar/contract/calendar.flow.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { CalendarFileLink } from '#teaching/trainings/web/calendar-file-link.shown.tsx'
import { trainingTones } from '#teaching/trainings/web/training-tones.shown.ts'
import { useFreeSeats } from './free-seats.ts'

type SessionDialogProps = {
  /** Of one training. */
  sessions: readonly [CalendarSession, ...CalendarSession[]]
  mayMove: (session: CalendarSession) => boolean
  onMove: (session: CalendarSession) => void
  onClose: () => void
}

/** What sessions of a training are, and what can be done about them. */
export function SessionDialog({ sessions, mayMove, onMove, onClose }: SessionDialogProps) {
  const t = useText()
  const user = useUser()
  const language = useLanguage()
  const format = useFormat()
  const inLanguage = useBilingual()
  const freeSeats = useFreeSeats()
  const [session] = sessions
  const { training_id, state, artist, city, time_zone, seats_taken, seats_max } = session
  const taken = t('calendar.seats_taken', { taken: format.number(seats_taken), max: format.number(seats_max) })
  return (
    <Dialog title={inLanguage(session.title)} onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            {
              label: t('calendar.when'),
              value: (
                <Stack as="ul" gap="xs">
                  {sessions.map((one) => (
                    <Row as="li" key={one.id} justify="space-between">
                      <SessionTime session={one} timeZone={time_zone} />
                      {mayMove(one) && (
                        <Button size="sm" onClick={() => onMove(one)}>
                          <span>
                            {t('calendar.move')}
                            {sessions.length > 1 && (
                              <span className="sr-only"> {periodIn(language, one, time_zone)}</span>
                            )}
                          </span>
                        </Button>
                      )}
                    </Row>
                  ))}
                </Stack>
              ),
            },
            { label: t('calendar.artist'), value: artist },
            { label: t('calendar.place'), value: city ?? t('calendar.online') },
            { label: t('calendar.seats'), value: [taken, freeSeats(session)].filter(Boolean).join(' · ') },
            {
              label: t('calendar.state'),
              value: <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>,
            },
          ]}
        />
        {state !== 'CANCELLED' && (
          <Row>
            <CalendarFileLink trainingId={training_id} />
          </Row>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
          <LinkButton kind="primary" to={trainingPage(user, session)}>
            {t('calendar.open_training')}
          </LinkButton>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
