import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { changesToReview } from '#contract/profile/profile.flow.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { RelativeTime } from '#web/kit/language/relative-time.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Stack } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { ChangesTable } from '#web/pieces/changes-table.tsx'
import styles from './changes-notice.module.css'

/** What the artist changed of their name or tax data, until somebody of the office has looked at it. */
export function ChangesNotice({ artist }: { artist: ProArtist }) {
  const t = useText()
  const may = useMay()
  const { id, first_name, last_name, history } = artist
  const done = t('artists.changes_seen_done', { name: `${first_name} ${last_name}` })
  const review = useSend(artists.reviewChanges, { onSent: () => toast(done) })
  const waiting = history.filter((entry) => entry.review && entry.review.at === null)
  const latest = waiting[0]
  const talk = artist.conversations.find(({ type }) => type === 'VERIFICATION')
  if (!latest || !may(artists.reviewChanges)) return null
  return (
    <Notice
      tone="waiting"
      title={t('artists.changes_title')}
      actions={
        <>
          <Button size="sm" isBusy={review.isPending} onClick={() => review.send({ id, up_to_id: latest.id })}>
            {t('artists.changes_seen')}
          </Button>
          {talk && (
            <LinkButton kind="quiet" size="sm" to="/inbox" search={{ conversation: talk.id }}>
              {t('artists.changes_ask')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap="sm">
        {t('artists.changes_text')}
        {waiting.toReversed().map((entry) => (
          <div key={entry.id}>
            <p className={styles.when}>
              <RelativeTime at={entry.at} />
            </p>
            <ChangesTable changes={changesToReview(entry.changes)} />
          </div>
        ))}
      </Stack>
    </Notice>
  )
}
