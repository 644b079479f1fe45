import type { OwnSeat } from '#contract/participants/participants.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { SessionTime } from '#web/pieces/session-time.tsx'

type Told = Pick<OwnSeat, 'artist' | 'time_zone' | 'place' | 'sessions'>

/** When, where and by whom a training is held. */
export function TrainingTold({ training: { artist, time_zone, place, sessions } }: { training: Told }) {
  const t = useText()
  return (
    <>
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
