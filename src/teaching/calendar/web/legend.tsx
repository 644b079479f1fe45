import { useText } from '#kit/web/language/i18n.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'
import styles from './legend.module.css'
import { StateSign } from './state-sign.tsx'

/** What the signs of the sessions above it mean. */
export function Legend({ sessions }: { sessions: readonly CalendarSession[] }) {
  const t = useText()
  const drawn = new Set(sessions.map(({ state }) => state))
  const areArtistsMany = new Set(sessions.map(({ artist_id }) => artist_id)).size > 1
  if (drawn.size === 0) return null
  return (
    <section className={styles.legend} aria-label={t('calendar.legend')}>
      <ul>
        {trainingStates
          .filter((state) => drawn.has(state))
          .map((state) => (
            <li key={state} data-state={state}>
              <StateSign state={state} />
              <span>{t(`artists.training_${state}`)}</span>
            </li>
          ))}
      </ul>
      {areArtistsMany && <p>{t('calendar.legend_artist')}</p>}
    </section>
  )
}
