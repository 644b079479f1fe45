import { useText } from '#kit/web/language/i18n.ts'
import { Meta, Row } from '#kit/web/ui/layout.tsx'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'
import { StateSign, StateWords } from './state-sign.tsx'

/** What the signs of the sessions above it mean. */
export function Legend({ sessions }: { sessions: readonly CalendarSession[] }) {
  const t = useText()
  const drawn = new Set(sessions.map(({ state }) => state))
  const areArtistsMany = new Set(sessions.map(({ artist_id }) => artist_id)).size > 1
  if (drawn.size === 0) return null
  return (
    <Meta as="section" aria-label={t('calendar.legend')}>
      <Row as="ul">
        {trainingStates
          .filter((state) => drawn.has(state))
          .map((state) => (
            <Row as="li" gap="2xs" key={state}>
              <StateSign state={state} />
              <StateWords state={state}>{t(`artists.training_${state}`)}</StateWords>
            </Row>
          ))}
      </Row>
      {areArtistsMany && <p>{t('calendar.legend_artist')}</p>}
    </Meta>
  )
}
