import type { ProArtist } from '#contract/pro-artists.entities.ts'
import type { TextKey } from '#contract/texts.ts'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import { RelativeTime } from '#web/kit/relative-time.tsx'
import { Panel } from '#web/kit/ui/layout.tsx'
import { Timeline } from '#web/kit/ui/timeline.tsx'
import styles from './artist-history.module.css'
import { knownFields, labelOf } from './form-sections.ts'
import { toneOf } from './status.tsx'

type Entry = ProArtist['history'][number]

/** What happened, the latest first: who, when, and in which words. */
export function ArtistHistory({ history }: { history: Entry[] }) {
  const t = useText()
  return (
    <Panel title={t('proArtists.details_history')}>
      <Timeline
        entries={history.map((entry) => ({
          id: entry.id,
          title: <span className={styles.event}>{t(`proArtists.event_${entry.event}` as TextKey)}</span>,
          meta: (
            <>
              {entry.by ?? t('proArtists.by_applicant')}, <RelativeTime at={entry.at} />
            </>
          ),
          body: (entry.comment || entry.fields.length > 0) && <Words {...entry} />,
          tone: entry.to === null ? 'neutral' : toneOf(entry.to),
        }))}
      />
    </Panel>
  )
}

function Words({ comment, fields }: Entry) {
  const t = useText()
  const format = useFormat()
  const named = knownFields(fields).map((field) => t(labelOf(field)))
  return (
    <>
      {comment}
      {named.length > 0 && (
        <p className={styles.fields}>{t('proArtists.history_fields', { fields: format.list(named) })}</p>
      )}
    </>
  )
}
