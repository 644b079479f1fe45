import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
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
