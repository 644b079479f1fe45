import type { ConsentEvent } from '#contract/consents/consents.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { Tone } from '#web/kit/ui/badge.tsx'
import { Text } from '#web/kit/ui/layout.tsx'
import { Timeline } from '#web/kit/ui/timeline.tsx'
import { useChannelNames } from './channel-names.ts'

/** Every word about the consent, the latest first. */
export function ConsentHistory({ history }: { history: readonly ConsentEvent[] }) {
  const t = useText()
  const format = useFormat()
  const namesOf = useChannelNames()
  const byWhom = ({ event, by, said_on }: ConsentEvent) => {
    if (said_on) return t('consents.said', { date: format.date(said_on), name: by ?? t('app.somebody_else') })
    return by ?? (event === 'ASKED' || event === 'NOT_NEEDED' || event === 'NEEDED' ? null : t('consents.by_person'))
  }
  return (
    <Timeline
      entries={history.map((entry) => ({
        id: entry.key,
        tone: tones[entry.event],
        title: t(`consents.event_${entry.event}`, { channels: namesOf(entry.channels) }),
        meta: [format.dateTime(entry.at), byWhom(entry)].filter(Boolean).join(', '),
        body: (entry.note || entry.came_from) && (
          <>
            {entry.note && <Text isProse>{entry.note}</Text>}
            {entry.came_from && <Text>{t(`consents.came_from_${entry.came_from}`)}</Text>}
          </>
        ),
      }))}
    />
  )
}

const tones: Record<ConsentEvent['event'], Tone> = {
  ASKED: 'neutral',
  GIVEN: 'good',
  WITHDRAWN: 'bad',
  DECLINED: 'bad',
  NOT_NEEDED: 'neutral',
  NEEDED: 'neutral',
}
