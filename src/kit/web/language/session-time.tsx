import { haveSameClock, type Period, periodIn, timesIn, zoneName } from '#kit/contract/values/time-zone.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import styles from './session-time.module.css'

/** The reader's own zone, by which their calendar and their clock go. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type SessionTimeProps = {
  session: Period
  timeZone: string
  /** Without the day, where it is in a heading above. */
  isShort?: boolean
}

/**
 * When a session of a training takes place, on every screen of trainings. "piątek, 20 listopada 2026, 10:00–16:00", in
 * the zone of the training's place; where the reader's time differs, the zone is named, "10:00–16:00 (czas: Wielka Brytania)",
 * and the line below has the reader's own time.
 */
export function SessionTime({ session, timeZone, isShort }: SessionTimeProps) {
  const t = useText()
  const language = useLanguage()
  const own = ownTimeZone()
  const format = isShort ? timesIn : periodIn
  const time = withWholeTimes(format(language, session, timeZone))
  if (haveSameClock(session, timeZone, own)) return time
  return (
    <span className={styles.zoned}>
      <span>
        {time} ({zoneName(language, timeZone)})
      </span>
      <Text as="span" tone="soft" size="sm">
        {withWholeTimes(t('calendar.your_time', { when: periodIn(language, session, own) }))}
      </Text>
    </span>
  )
}

/** "9:00 – 11:00 AM" on one day, in either language. */
const times = /\d+:\d+(?:\s[AP]M)?\s?–\s?\d+:\d+(?:\s[AP]M)?/

/** No line ends within the times of a day. */
function withWholeTimes(text: string) {
  const [found] = times.exec(text) ?? []
  if (!found) return text
  const [before, after] = text.split(found)
  return (
    <>
      {before}
      <span className="unbroken">{found}</span>
      {after}
    </>
  )
}
