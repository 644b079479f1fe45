import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Tone } from '#kit/web/ui/content/badge.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { ConsentEvent } from '#reputation/consents/contract/consents.ts'
import { useChannelNames } from './channel-names.shown.ts'

/** Every word about the consent, the latest first. */
export function ConsentHistory({ history }: { history: readonly ConsentEvent[] }) {
  const t = useText()
  const format = useFormat()
  const namesOf = useChannelNames()
  const byWhom = ({ event, by, said_on }: ConsentEvent) => {
    if (said_on) return t('consents.said', { date: format.date(said_on), name: by ?? t('app.somebody_else') })
    return by ?? (event === 'ASKED' || event === 'NOT_NEEDED' || event === 'NEEDED' ? null : t('consents.by_person'))
  }
  const titleOf = ({ event, channels, health }: ConsentEvent) => {
    if (event === 'WITHDRAWN' && channels.length === 0) return t('consents.event_health_withdrawn')
    const title = t(`consents.event_${event}`, { channels: namesOf(channels) })
    return event === 'GIVEN' && health ? `${title}, ${t('consents.event_health')}` : title
  }
  return (
    <Timeline
      entries={history.map((entry) => ({
        id: entry.key,
        tone: tones[entry.event],
        title: titleOf(entry),
        meta: [
          format.dateTime(entry.at),
          byWhom(entry),
          entry.guardian_name && t('consents.event_guardian', { name: entry.guardian_name }),
        ]
          .filter(Boolean)
          .join(', '),
        body: (entry.note || entry.came_from || entry.wording) && (
          <>
            {entry.wording && (
              <details lang={entry.wording.language}>
                <summary>{t('consents.event_wording', { version: entry.wording.version })}</summary>
                <Text isProse>{entry.wording.text}</Text>
              </details>
            )}
            {entry.note && <Text isProse>{entry.note}</Text>}
            {entry.came_from && <Text>{t(`consents.came_from_${entry.came_from}`)}</Text>}
          </>
        ),
      }))}
    />
  )
}

const tones: Record<ConsentEvent['event'], Tone> = {
  ASKED: 'quiet',
  GIVEN: 'good',
  WITHDRAWN: 'bad',
  DECLINED: 'bad',
  NOT_NEEDED: 'quiet',
  NEEDED: 'quiet',
}
