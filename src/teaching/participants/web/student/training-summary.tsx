import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import type { OwnSeat } from '#teaching/participants/contract/participants.ts'

type Summarized = Pick<OwnSeat, 'artist' | 'state' | 'time_zone' | 'place' | 'sessions'>

/** The note on a training that was verified and changed since: these times and this place may still change. */
export const changeNotes: Partial<
  Record<OwnSeat['state'], 'participants.change_waits' | 'participants.change_rejected'>
> = {
  PENDING_VERIFICATION: 'participants.change_waits',
  REJECTED: 'participants.change_rejected',
}

/** When, where and by whom a training is held. */
export function TrainingSummary({ training: { artist, state, time_zone, place, sessions } }: { training: Summarized }) {
  const t = useText()
  const pending = changeNotes[state]
  return (
    <>
      {pending && <strong>{t(pending)}</strong>}
      {sessions.length === 0 && <span>{t('participants.no_date')}</span>}
      {sessions.map((session) => (
        <time key={session.id} dateTime={session.starts_at}>
          <SessionTime session={session} timeZone={time_zone} />
        </time>
      ))}
      <span>{place ?? t('participants.online')}</span>
      {artist && <span>{t('participants.led_by', { name: artist })}</span>}
    </>
  )
}
