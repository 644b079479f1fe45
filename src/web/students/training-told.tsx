import type { OwnSeat } from '#contract/participants/participants.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useMoment } from '#web/pieces/use-moment.ts'

type Told = Pick<OwnSeat, 'artist' | 'time_zone' | 'place' | 'sessions'>

/** When, where and by whom a training is held. */
export function TrainingTold({ training: { artist, time_zone, place, sessions } }: { training: Told }) {
  const t = useText()
  const moment = useMoment()
  return (
    <>
      {sessions.length === 0 && <span>{t('participants.no_date')}</span>}
      {sessions.map(({ id, starts_at }) => (
        <time key={id} dateTime={starts_at}>
          {moment(time_zone, starts_at)}
        </time>
      ))}
      <span>{place ?? t('participants.online')}</span>
      {artist && <span>{t('participants.led_by', { name: artist })}</span>}
    </>
  )
}
