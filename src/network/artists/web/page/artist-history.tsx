import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { ownEvents } from '#network/artists/contract/artists.flow.ts'
import { ChangesTable } from '../fields/changes-table.shown.tsx'
import { knownFields, labelOf } from '../fields/form-sections.shown.ts'
import { toneOf } from './artist-status.tsx'

type Entry = ProArtist['history'][number]

/** What happened, the latest first: who, when, and in which words. */
export function ArtistHistory({ artist }: { artist: ProArtist }) {
  const t = useText()
  const nameOf = useActor(artist)
  return (
    <Panel title={t('artists.details_history')}>
      <Timeline
        entries={artist.history.map((entry) => ({
          id: entry.id,
          title: (
            <Text as="span" isSentence>
              {t(`artists.event_${entry.event}` as TextKey)}
            </Text>
          ),
          meta: (
            <>
              {nameOf(entry)}, <RelativeTime at={entry.at} />
            </>
          ),
          body: (entry.comment || entry.fields.length > 0 || entry.changes.length > 0) && <Words {...entry} />,
          tone: entry.to === null || entry.from === entry.to ? 'quiet' : toneOf(entry.to),
        }))}
      />
    </Panel>
  )
}

/** Who did it: by name where the reader may know it. */
function useActor({ first_name, last_name }: Pick<ProArtist, 'first_name' | 'last_name'>) {
  const t = useText()
  return ({ by, event }: Pick<Entry, 'by' | 'event'>) => {
    if (ownEvents.includes(event)) return fullName({ first_name, last_name })
    return by ?? t('artists.by_office')
  }
}

function Words({ comment, fields, changes }: Entry) {
  const t = useText()
  const format = useFormat()
  const named = knownFields(fields).map((field) => t(labelOf(field)))
  return (
    <>
      {comment}
      {named.length > 0 && (
        <Text tone="soft" size="sm">
          {t('artists.history_fields', { fields: format.list(named) })}
        </Text>
      )}
      {changes.length > 0 && (
        <details>
          <summary>{t('artists.history_changes', { count: changes.length })}</summary>
          <ChangesTable changes={changes} />
        </details>
      )}
    </>
  )
}
