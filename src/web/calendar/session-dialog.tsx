import { trainingPage } from '#contract/calendar/calendar.flow.ts'
import type { CalendarSession } from '#contract/calendar/calendar.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { useUser } from '#web/kit/session/session.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Row, Stack } from '#web/kit/ui/layout.tsx'
import { CalendarFileLink } from '#web/pieces/calendar-file-link.tsx'
import { SessionTime } from '#web/pieces/session-time.tsx'
import { trainingTones } from '#web/pieces/training-tones.ts'

type SessionDialogProps = {
  session: CalendarSession
  /** Where the reader may not move it: undefined. */
  onMove: (() => void) | undefined
  onClose: () => void
}

/** What a session is, and what can be done about it. */
export function SessionDialog({ session, onMove, onClose }: SessionDialogProps) {
  const t = useText()
  const user = useUser()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { training_id, state, artist, city, time_zone, seats_taken, seats_max } = session
  return (
    <Dialog title={inLanguage(session.title)} onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            { label: t('calendar.when'), value: <SessionTime session={session} timeZone={time_zone} /> },
            { label: t('calendar.artist'), value: artist },
            { label: t('calendar.place'), value: city ?? t('calendar.online') },
            {
              label: t('calendar.seats'),
              value: t('calendar.seats_taken', { taken: format.number(seats_taken), max: format.number(seats_max) }),
            },
            {
              label: t('calendar.state'),
              value: <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>,
            },
          ]}
        />
        <Row>
          {onMove && <Button onClick={onMove}>{t('calendar.move')}</Button>}
          <LinkButton to={trainingPage(user, session)}>{t('calendar.open_training')}</LinkButton>
          {state !== 'CANCELLED' && <CalendarFileLink trainingId={training_id} />}
        </Row>
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
